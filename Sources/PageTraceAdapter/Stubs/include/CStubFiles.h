/*
 * What stands in for modules that apps import and that are not here: each as one text that ends with a zero byte.
 */
#ifndef CSTUBFILES_H
#define CSTUBFILES_H

const char *stub_combine(void);
const char *stub_os(void);
const char *stub_rxcocoa(void);
const char *stub_rxswift(void);
const char *stub_snapkit(void);

#endif
