// The part of the Objective-C runtime that is used here.
// https://developer.apple.com/documentation/objectivec
#pragma once

typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
#define YES ((BOOL)1)
#define NO ((BOOL)0)

#pragma clang assume_nonnull begin

typedef struct objc_selector *SEL;
typedef struct objc_method *Method;
typedef struct objc_class *Class __attribute__((swift_bridge("Swift.AnyObject.Type")));

// https://developer.apple.com/documentation/objectivec/nsobjectprotocol
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector __attribute__((swift_name("responds(to:)")));
@end

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/forwardingtarget(for:)
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector __attribute__((swift_name("forwardingTarget(for:)")));
@end

// https://developer.apple.com/documentation/objectivec/objc_associationpolicy
typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
    OBJC_ASSOCIATION_RETAIN = 01401,
    OBJC_ASSOCIATION_COPY = 01403
} objc_AssociationPolicy;

// https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
extern id _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
// https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
extern void objc_setAssociatedObject(
    id _Nonnull object, const void *_Nonnull key, id _Nullable value, objc_AssociationPolicy policy);

typedef void (*IMP)(void);
// https://developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:)
extern Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL _Nonnull name);
// https://developer.apple.com/documentation/objectivec/class_addmethod(_:_:_:_:)
extern BOOL class_addMethod(Class _Nullable cls, SEL _Nonnull name, IMP _Nonnull imp, const char *_Nullable types);
// https://developer.apple.com/documentation/objectivec/method_getimplementation(_:)
extern IMP _Nonnull method_getImplementation(Method _Nonnull m);
// https://developer.apple.com/documentation/objectivec/method_gettypeencoding(_:)
extern const char *_Nullable method_getTypeEncoding(Method _Nonnull m);
// https://developer.apple.com/documentation/objectivec/method_exchangeimplementations(_:_:)
extern void method_exchangeImplementations(Method _Nonnull m1, Method _Nonnull m2);

#pragma clang assume_nonnull end
