#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H
const char *pagetrace_graphviz_version(void);
#endif
