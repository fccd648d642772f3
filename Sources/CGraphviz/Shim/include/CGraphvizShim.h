/*
 * libgvc for Swift, in a few functions.
 *
 * Everything that Swift cannot import or that differs between versions of Graphviz stays on the other side of this
 * header: C globals, `char *` against `const char *`, the type of a length, plugins, error messages.
 *
 * libgvc is not safe for threads: between graphviz_lock() and graphviz_unlock() call what you like, otherwise nothing.
 */
#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct graphviz_context graphviz_context;
typedef struct graphviz_graph graphviz_graph;
typedef struct graphviz_object graphviz_object;
typedef struct graphviz_attribute graphviz_attribute;

/* What the attribute of a declaration belongs to. */
enum { GRAPHVIZ_GRAPHS = 0, GRAPHVIZ_NODES = 1, GRAPHVIZ_EDGES = 2 };

/* The width in points of UTF-8 text, which ends with a zero byte. */
typedef double (*graphviz_measure)(const char *text, const char *font, int bold, double size);

void graphviz_lock(void);
void graphviz_unlock(void);

/*
 * A context, made at the first call and kept; NULL if there is no memory, or no pango for the one with fonts. Without fonts,
 * for SVG and DOT, nothing is read from disk but two libraries; with those of this machine it is for PNG and PDF.
 */
graphviz_context *graphviz_open_context(bool has_fonts, graphviz_measure measure);

/* Whether so many bytes can be had. Pango and cairo end the process where they get none. */
int graphviz_has_room(size_t bytes);

/* Whether fontconfig, if that is where pango has its fonts from, has a font with it: without one, it is an empty box. */
int graphviz_has_letter(uint32_t letter);

/* A graph to fill; NULL if there is no memory. graphviz_close_graph() releases it with all that is in it. */
graphviz_graph *graphviz_open_graph(const char *name);
void graphviz_close_graph(graphviz_graph *graph);

/* Members. A node's name that is taken gives that node again. NULL if there is no memory. */
graphviz_object *graphviz_add_node(graphviz_graph *graph, const char *name);
graphviz_object *graphviz_add_edge(graphviz_graph *graph, graphviz_object *tail, graphviz_object *head);

/* Attributes are declared once for all objects of a kind in a root graph, then set object by object. */
graphviz_attribute *graphviz_declare(graphviz_graph *root, int kind, const char *name);
void graphviz_set_default(graphviz_graph *root, int kind, graphviz_attribute *attribute, const char *value);
void graphviz_set(void *object, graphviz_attribute *attribute, const char *value);
void graphviz_set_html(graphviz_graph *root, void *object, graphviz_attribute *attribute, const char *value);

/* Counts errors from none; from here on libgvc prints nothing. */
void graphviz_forget_messages(void);
/* Whether there was an error since, rather than none or a warning; what libgvc said last then, at most a kilobyte, else "". */
int graphviz_has_failed(void);
const char *graphviz_message(void);

/* After the layout: the drawing's size in points without its padding, and the pixels that an inch of it takes. */
void graphviz_get_size(graphviz_graph *graph, double *width, double *height);
void graphviz_set_resolution(graphviz_graph *graph, double pixels_per_inch);

/*
 * Three steps, in this order; the first two give 0 when all went well. The layout leaves all where it was placed. The last
 * is due even if another failed. The bytes
 * are to be given back to graphviz_free_bytes().
 */
int graphviz_lay_out(graphviz_context *context, graphviz_graph *graph);
int graphviz_render(graphviz_context *context, graphviz_graph *graph, const char *format, char **bytes, size_t *length);
void graphviz_release_layout(graphviz_context *context, graphviz_graph *graph);
void graphviz_free_bytes(char *bytes);

/* Writes the graph as it is, without a layout; 0 when all went well. The bytes are to be given back as well. */
int graphviz_write(graphviz_graph *graph, char **bytes, size_t *length);

#endif
