/*
 * Finds Graphviz's plugin libraries. Graphviz would look them up in a config file and load all of them, with pango and
 * every font; we need two, by name.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <gvc.h>
#if __has_include(<graphviz_version.h>)
#include <graphviz_version.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Plugins.h"

#define LONGEST 4096

/* Beside libgvc, in a folder `graphviz`, as gvconfig_libdir() has it; that function is exported by some versions only. */
static int find_folder(char folder[LONGEST]) {
    const char *chosen = getenv("GVBINDIR");
    if (chosen && *chosen) {
        return snprintf(folder, LONGEST, "%s", chosen) < LONGEST;
    }
    Dl_info info;
    if (!dladdr((void *)gvContextPlugins, &info) || !info.dli_fname) {
        return 0;
    }
    const char *end = strrchr(info.dli_fname, '/');
    if (!end) {
        return 0;
    }
    return snprintf(folder, LONGEST, "%.*s/graphviz", (int)(end - info.dli_fname), info.dli_fname) < LONGEST;
}

static void *open_library(const char *folder, const char *file) {
    char path[LONGEST];
    if (snprintf(path, LONGEST, "%s/%s", folder, file) >= LONGEST) {
        return NULL;
    }
    return dlopen(path, RTLD_LAZY | RTLD_LOCAL);
}

/* The number in `libgvplugin_core.so.6` or `libgvplugin_core.6.dylib`; -1 if the name is another or has more numbers. */
static int version_in(const char *file, const char *name) {
    char pattern[LONGEST];
    int version = -1;
    int end = 0;
    snprintf(pattern, LONGEST, "libgvplugin_%s.so.%%d%%n", name);
    if (sscanf(file, pattern, &version, &end) == 1 && file[end] == 0) {
        return version;
    }
    snprintf(pattern, LONGEST, "libgvplugin_%s.%%d.dylib%%n", name);
    end = 0;
    return sscanf(file, pattern, &version, &end) == 1 && end > 0 && file[end] == 0 ? version : -1;
}

/* The library with the version that these headers belong to, else the newest. */
static void *open_newest(const char *folder, const char *name) {
    char best[256] = "";
    int best_version = -1;
    DIR *directory = opendir(folder);
    if (!directory) {
        return NULL;
    }
    for (struct dirent *entry; (entry = readdir(directory));) {
        int version = version_in(entry->d_name, name);
#ifdef GVPLUGIN_VERSION
        version = version == GVPLUGIN_VERSION ? 1 << 20 : version;
#endif
        if (version > best_version && strlen(entry->d_name) < sizeof best) {
            best_version = version;
            strcpy(best, entry->d_name);
        }
    }
    closedir(directory);
    return best_version < 0 ? NULL : open_library(folder, best);
}

static void *find_library(const char *name) {
    char folder[LONGEST];
    char file[LONGEST];
    if (!find_folder(folder)) {
        return NULL;
    }
    void *library = open_newest(folder, name);
    for (int apple = 0; apple < 2 && !library; apple++) {
        snprintf(file, LONGEST, "libgvplugin_%s.%s", name, apple ? "dylib" : "so");
        library = open_library(folder, file);
    }
    return library;
}

void *graphviz_find_plugin(const char *name) {
    char symbol[LONGEST];
    void *library = find_library(name);
    snprintf(symbol, LONGEST, "gvplugin_%s_LTX_library", name);
    return library ? dlsym(library, symbol) : NULL;
}

/* The beginning of fontconfig's FcFontSet. */
typedef struct {
    int count, room;
    void **fonts;
} font_set;

int graphviz_has_letter(uint32_t letter) {
    void *library = find_library("pango");
    if (!library) {
        return 1;
    }
    font_set *(*get_fonts)(void *, int) = (font_set * (*)(void *, int)) dlsym(library, "FcConfigGetFonts");
    int (*get_letters)(void *, const char *, int, void **) =
        (int (*)(void *, const char *, int, void **))dlsym(library, "FcPatternGetCharSet");
    int (*has_letter)(void *, uint32_t) = (int (*)(void *, uint32_t))dlsym(library, "FcCharSetHasChar");
    if (!get_fonts || !get_letters || !has_letter) {
        return 1;
    }
    /* The second argument is FcSetSystem; a result of 0 is FcResultMatch. */
    const font_set *set = get_fonts(NULL, 0);
    for (int place = 0; set && place < set->count; place++) {
        void *letters;
        if (get_letters(set->fonts[place], "charset", 0, &letters) == 0 && has_letter(letters, letter)) {
            return 1;
        }
    }
    return 0;
}
