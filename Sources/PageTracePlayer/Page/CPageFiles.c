#include "CPageFiles.h"

/* A feature of C23, which the clang of every Swift from 6.2 on has. */
#pragma clang diagnostic ignored "-Wc23-extensions"

/* The order is fixed: what comes first is used by what follows. */

static const unsigned char template_text[] = {
#embed "page.html" suffix(, )
    0};

static const unsigned char rules[] = {
#embed "rules.tsv" suffix(, )
    0};

static const unsigned char style[] = {
#embed "style/palette.css" suffix(, )
#embed "style/frame.css" suffix(, )
#embed "style/bar.css" suffix(, )
#embed "style/stage.css" suffix(, )
#embed "style/phone.css" suffix(, )
#embed "style/containers.css" suffix(, )
#embed "style/slots.css" suffix(, )
#embed "style/log.css" suffix(, )
#embed "style/calls.css" suffix(, )
#embed "style/timeline.css" suffix(, )
#embed "style/wide.css" suffix(, )
#embed "style/narrow.css" suffix(, )
#embed "style/print.css" suffix(, )
    0};

static const unsigned char live_style[] = {
#embed "style/live.css" suffix(, )
    0};

static const unsigned char script[] = {
#embed "script/elements.js" suffix(, )
#embed "script/recording.js" suffix(, )
#embed "script/wording.js" suffix(, )
#embed "script/held.js" suffix(, )
#embed "script/moments.js" suffix(, )
#embed "script/folding.js" suffix(, )
#embed "script/player.js" suffix(, )
#embed "script/strip.js" suffix(, )
#embed "script/phone.js" suffix(, )
#embed "script/stage.js" suffix(, )
#embed "script/slots.js" suffix(, )
#embed "script/log.js" suffix(, )
#embed "script/calls.js" suffix(, )
#embed "script/lanes.js" suffix(, )
#embed "script/film.js" suffix(, )
#embed "script/chart.js" suffix(, )
#embed "script/timeline.js" suffix(, )
#embed "script/header.js" suffix(, )
#embed "script/input.js" suffix(, )
#embed "script/start.js" suffix(, )
    0};

static const unsigned char live_script[] = {
#embed "script/trail.js" suffix(, )
#embed "script/live.js" suffix(, )
#embed "script/finger.js" suffix(, )
#embed "script/map.js" suffix(, )
#embed "script/hands.js" suffix(, )
#embed "script/whatif.js" suffix(, )
#embed "script/begin.js" suffix(, )
    0};

const char *page_template(void) { return (const char *)template_text; }
const char *page_rules(void) { return (const char *)rules; }
const char *page_style(void) { return (const char *)style; }
const char *page_live_style(void) { return (const char *)live_style; }
const char *page_script(void) { return (const char *)script; }
const char *page_live_script(void) { return (const char *)live_script; }
