/* A context without fonts and one with them, each made when it is first asked for and kept while the process lives. */
#include <gvc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "Plugins.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void graphviz_lock(void) { pthread_mutex_lock(&mutex); }

void graphviz_unlock(void) { pthread_mutex_unlock(&mutex); }

/*
 * Above every level, so that libcgraph prints nothing and keeps what it says in a file of its own. A function that it would
 * call instead (agseterrf) is not safe: messages beyond 1,023 bytes are formatted twice from one va_list, which crashes.
 */
void graphviz_forget_messages(void) {
    agseterrf(NULL);
    agseterr(AGMAX);
    agreseterrors();
}

const char *graphviz_message(void) {
    static char message[1024];
    message[0] = 0;
    char *last = agerrors() > 0 ? aglasterr() : NULL;
    if (last) {
        snprintf(message, sizeof message, "%s", last);
        free(last);
    }
    return message;
}

int graphviz_has_failed(void) { return agerrors() > 0; }

/* A context with the plugins named here and no others; if one is missing, with those that Graphviz itself finds. */
static GVC_t *make_context(graphviz_measure measure) {
    static lt_symlist_t list[4];
    void *core_library = graphviz_find_plugin("core");
    void *layout_library = graphviz_find_plugin("neato_layout");
    int is_complete = core_library && layout_library;
    list[0] = (lt_symlist_t){"gvplugin_pagetrace_LTX_library", graphviz_text_plugin(measure)};
    if (is_complete) {
        list[1] = (lt_symlist_t){"gvplugin_core_LTX_library", core_library};
        list[2] = (lt_symlist_t){"gvplugin_layout_LTX_library", layout_library};
    }
    return gvContextPlugins(list, !is_complete);
}

/*
 * A context with pango, or NULL. Graphviz would load pango twice, to measure texts and to draw them: if only the first
 * fails, for want of memory, something else measures them, and the drawing has no texts and no error.
 */
static GVC_t *make_full_context(void) {
    static const char *const names[] = {"core", "neato_layout", "pango"};
    static const char *const symbols[] = {"gvplugin_core_LTX_library", "gvplugin_neato_layout_LTX_library",
                                          "gvplugin_pango_LTX_library"};
    static lt_symlist_t list[4];
    for (int number = 0; number < 3; number++) {
        void *library = graphviz_find_plugin(names[number]);
        if (!library) {
            return NULL;
        }
        list[number] = (lt_symlist_t){symbols[number], library};
    }
    return gvContextPlugins(list, 0);
}

graphviz_context *graphviz_open_context(bool has_fonts, graphviz_measure measure) {
    static GVC_t *contexts[2];
    if (!contexts[has_fonts]) {
        contexts[has_fonts] = has_fonts ? make_full_context() : make_context(measure);
    }
    return (graphviz_context *)contexts[has_fonts];
}

int graphviz_has_room(size_t bytes) {
    void *room = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return room != MAP_FAILED && munmap(room, bytes) == 0;
}

int graphviz_lay_out(graphviz_context *context, graphviz_graph *graph) {
    return gvLayout((GVC_t *)context, (graph_t *)graph, "nop2");
}

int graphviz_render(graphviz_context *context, graphviz_graph *graph, const char *format, char **bytes,
                    size_t *length) {
    /* The length is `unsigned *` in some versions and `size_t *` in others; an untyped pointer suits both, and all of
     * the number is zero before the lower half is written. */
    _Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the lower half of a length has to come first");
    void *written = length;
    *bytes = NULL;
    *length = 0;
    return gvRenderData((GVC_t *)context, (graph_t *)graph, format, bytes, written);
}

int graphviz_write(graphviz_graph *graph, char **bytes, size_t *length) {
    FILE *file = open_memstream(bytes, length);
    if (!file) {
        return -1;
    }
    int result = agwrite((Agraph_t *)graph, file);
    return fclose(file) == 0 ? result : -1;
}

void graphviz_release_layout(graphviz_context *context, graphviz_graph *graph) {
    gvFreeLayout((GVC_t *)context, (graph_t *)graph);
}

void graphviz_free_bytes(char *bytes) {
    if (bytes) {
        gvFreeRenderData(bytes);
    }
}
