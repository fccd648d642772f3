/*
 * The files of the page in this folder, each kind as one text that ends with a zero byte.
 *
 * C takes a file in as it is. A resource of a Swift target is an array literal of every byte, over which the compiler
 * spends longer than over most modules here.
 */
#ifndef CPAGEFILES_H
#define CPAGEFILES_H

const char *page_template(void);
/* What each rule says, line by line. */
const char *page_rules(void);

/* The style of every page, and what a page that answers to a finger adds to it. */
const char *page_style(void);
const char *page_live_style(void);

/* The script of every page, and what a page that answers to a finger adds to it. */
const char *page_script(void);
const char *page_live_script(void);

#endif
