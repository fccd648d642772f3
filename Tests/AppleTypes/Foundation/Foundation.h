// The part of Foundation and CoreGraphics that is used here.
// https://developer.apple.com/documentation/foundation
#pragma once
@import ObjectiveC;

#pragma clang assume_nonnull begin

typedef double NSTimeInterval __attribute__((swift_name("TimeInterval")));

// https://developer.apple.com/documentation/corefoundation/cgpoint
typedef struct CGPoint {
    CGFloat x;
    CGFloat y;
} CGPoint;
// https://developer.apple.com/documentation/corefoundation/cgsize
typedef struct CGSize {
    CGFloat width;
    CGFloat height;
} CGSize;
// https://developer.apple.com/documentation/corefoundation/cgvector
typedef struct CGVector {
    CGFloat dx;
    CGFloat dy;
} CGVector;
// https://developer.apple.com/documentation/corefoundation/cgrect
typedef struct CGRect {
    CGPoint origin;
    CGSize size;
} CGRect;

// https://developer.apple.com/documentation/foundation/nsstring
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@property(readonly) NSUInteger length;
@end

// https://developer.apple.com/documentation/foundation/nsarray
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@property(readonly) NSUInteger count;
@end

// https://developer.apple.com/documentation/foundation/nsdictionary
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@property(readonly) NSUInteger count;
@end

// https://developer.apple.com/documentation/foundation/nscoder
@interface NSCoder : NSObject
@end

// https://developer.apple.com/documentation/foundation/nscoding
@protocol NSCoding
// https://developer.apple.com/documentation/foundation/nscoding/encode(with:)
- (void)encodeWithCoder:(NSCoder *)coder __attribute__((swift_name("encode(with:)")));
// https://developer.apple.com/documentation/foundation/nscoding/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

// https://developer.apple.com/documentation/foundation/bundle
__attribute__((swift_name("Bundle")))
@interface NSBundle : NSObject
@end

// https://developer.apple.com/documentation/foundation/thread
__attribute__((swift_name("Thread")))
@interface NSThread : NSObject
// https://developer.apple.com/documentation/foundation/thread/ismainthread-swift.type.property
@property(class, readonly) BOOL isMainThread;
@end

// https://developer.apple.com/documentation/foundation/runloop
__attribute__((swift_name("RunLoop")))
@interface NSRunLoop : NSObject
// https://developer.apple.com/documentation/foundation/runloop/main
@property(class, readonly, strong) NSRunLoop *mainRunLoop __attribute__((swift_name("main")));
@end

#pragma clang assume_nonnull end
