/*
 * A text-layout plugin of our own. libgvc's built-in tables measure by byte, so that Cyrillic and Japanese come out too
 * wide; pango's measure depends on the fonts of the machine.
 */
#include <gvc.h>
#include <gvplugin_textlayout.h>

#include "Plugins.h"

static graphviz_measure current_measure;

/* Distances that libgvc's own estimate uses: lines 1.2 letters apart, and letters that stand a little lower than its tenth, in the middle of a box. */
static int lay_out(textspan_t *span, char **font_path) {
    (void)font_path;
    double size = span->font->size;
    int bold = (span->font->flags & HTML_BF) != 0;
    span->size.x = span->str ? current_measure(span->str, span->font->name ? span->font->name : "", bold, size) : 0;
    span->size.y = size * 1.2;
    span->yoffset_layout = 0;
    span->yoffset_centerline = size * 0.06;
    span->layout = NULL;
    span->free_layout = NULL;
    return 1;
}

/* The result is `boolean` in some versions and `bool` in others; an int of 1 reads as true in both. */
typedef __typeof__(((gvtextlayout_engine_t *)0)->textlayout) lay_out_function;

gvplugin_library_t *graphviz_text_plugin(graphviz_measure measure) {
    static gvtextlayout_engine_t engine;
    static gvplugin_installed_t types[] = {{0, "textlayout", 1000, &engine, NULL}, {0, NULL, 0, NULL, NULL}};
    static gvplugin_api_t apis[] = {{API_textlayout, types}, {(api_t)0, NULL}};
    static gvplugin_library_t library = {"pagetrace", apis};
    current_measure = measure;
    engine.textlayout = (lay_out_function)(void *)lay_out;
    return &library;
}
