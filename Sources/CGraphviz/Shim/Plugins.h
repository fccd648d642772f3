#ifndef PAGETRACE_PLUGINS_H
#define PAGETRACE_PLUGINS_H

#include <gvc.h>

#include "include/CGraphvizShim.h"

/* The text-layout plugin, which asks `measure` for widths. */
gvplugin_library_t *graphviz_text_plugin(graphviz_measure measure);

/* The plugin library of that name (`core`, `neato_layout`) from Graphviz's own folder, or NULL if it is not there. */
void *graphviz_find_plugin(const char *name);

#endif
