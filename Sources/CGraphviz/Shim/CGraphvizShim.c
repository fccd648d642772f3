#include "CGraphvizShim.h"
#include <gvc.h>
const char *pagetrace_graphviz_version(void) { return ""; }
