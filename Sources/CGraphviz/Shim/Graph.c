/* Graphs, their members and attributes. The casts drop `const`, which older headers lack and no version minds. */
#include <gvc.h>

#include "include/CGraphvizShim.h"

graphviz_graph *graphviz_open_graph(const char *name) {
    return (graphviz_graph *)agopen((char *)name, Agdirected, NULL);
}

void graphviz_close_graph(graphviz_graph *graph) { agclose((Agraph_t *)graph); }

graphviz_object *graphviz_add_node(graphviz_graph *graph, const char *name) {
    return (graphviz_object *)agnode((Agraph_t *)graph, (char *)name, 1);
}

graphviz_object *graphviz_add_edge(graphviz_graph *graph, graphviz_object *tail, graphviz_object *head) {
    return (graphviz_object *)agedge((Agraph_t *)graph, (Agnode_t *)tail, (Agnode_t *)head, NULL, 1);
}

static const int kinds[] = {AGRAPH, AGNODE, AGEDGE};

graphviz_attribute *graphviz_declare(graphviz_graph *root, int kind, const char *name) {
    return (graphviz_attribute *)agattr((Agraph_t *)root, kinds[kind], (char *)name, "");
}

void graphviz_set_default(graphviz_graph *root, int kind, graphviz_attribute *attribute, const char *value) {
    if (attribute) {
        agattr((Agraph_t *)root, kinds[kind], ((Agsym_t *)attribute)->name, (char *)value);
    }
}

void graphviz_set(void *object, graphviz_attribute *attribute, const char *value) {
    if (attribute) {
        agxset(object, (Agsym_t *)attribute, (char *)value);
    }
}

void graphviz_set_html(graphviz_graph *root, void *object, graphviz_attribute *attribute, const char *value) {
    if (attribute) {
        char *text = agstrdup_html((Agraph_t *)root, (char *)value);
        agxset(object, (Agsym_t *)attribute, text);
        agstrfree((Agraph_t *)root, text);
    }
}

void graphviz_get_size(graphviz_graph *graph, double *width, double *height) {
    boxf box = GD_bb((Agraph_t *)graph);
    *width = box.UR.x - box.LL.x;
    *height = box.UR.y - box.LL.y;
}

void graphviz_set_resolution(graphviz_graph *graph, double pixels_per_inch) {
    GD_drawing((Agraph_t *)graph)->dpi = pixels_per_inch;
}
