#include "CStubFiles.h"

/* A feature of C23, which the clang of every Swift from 6.2 on has. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char combine[] = {
#embed "Modules/Combine.swift" suffix(, )
    0};

const char *stub_combine(void) { return (const char *)combine; }

static const unsigned char os[] = {
#embed "Modules/os.swift" suffix(, )
    0};

const char *stub_os(void) { return (const char *)os; }

static const unsigned char rxcocoa[] = {
#embed "Modules/RxCocoa.swift" suffix(, )
    0};

const char *stub_rxcocoa(void) { return (const char *)rxcocoa; }

static const unsigned char rxswift[] = {
#embed "Modules/RxSwift.swift" suffix(, )
    0};

const char *stub_rxswift(void) { return (const char *)rxswift; }

static const unsigned char snapkit[] = {
#embed "Modules/SnapKit.swift" suffix(, )
    0};

const char *stub_snapkit(void) { return (const char *)snapkit; }
