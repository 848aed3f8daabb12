/* scenarios.m - what Key-Value Observing does, in small scenarios.
 *
 * Runs each scenario against whatever Foundation it is linked with and prints
 * one deterministic line per event; expected.txt says what Apple's Foundation
 * prints.  Every scenario runs in a forked child, so that a crash or an
 * uncaught exception ends that scenario only.  Addresses are replaced by
 * 0xADDR (a null pointer stays 0x0) and NSLog prefixes are removed.
 *
 *   ./scenarios            run all scenarios
 *   ./scenarios S011 S013  run the named scenarios
 *   ./scenarios -l         list the scenarios
 *
 * Manual retain/release; no blocks, no literals: compiles with gcc's
 * Objective-C and with clang.
 */
#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#include <string.h>
#include <stdio.h>
#include <stdlib.h>
#include <ctype.h>
#include <signal.h>

#define OPT_NEW     NSKeyValueObservingOptionNew
#define OPT_OLD     NSKeyValueObservingOptionOld
#define OPT_INITIAL NSKeyValueObservingOptionInitial
#define OPT_PRIOR   NSKeyValueObservingOptionPrior

static const char *cur = "S000";

static void P(NSString *fmt, ...)
{
  va_list ap;
  NSString *s;
  va_start(ap, fmt);
  s = [[NSString alloc] initWithFormat: fmt arguments: ap];
  va_end(ap);
  printf("%s   %s\n", cur, [[s stringByReplacingOccurrencesOfString: @"\n" withString: @"\\n"] UTF8String]);
  fflush(stdout);
  [s release];
}

/* ---- names for objects and contexts --------------------------------------- */
static struct { void *p; const char *n; } names[256];
static int nameCount;

static id N(id obj, const char *name)
{
  int i;
  for (i = 0; i < nameCount; i++)
    if (names[i].p == (void *)obj) { names[i].n = name; return obj; }
  names[nameCount].p = (void *)obj;
  names[nameCount++].n = name;
  return obj;
}

static const char *nameOf(id obj)
{
  int i;
  for (i = 0; i < nameCount; i++)
    if (names[i].p == (void *)obj) return names[i].n;
  return NULL;
}

static int ctxA, ctxB, ctxC;
static const char *ctxName(void *c)
{
  if (c == NULL) return "NULL";
  if (c == &ctxA) return "A";
  if (c == &ctxB) return "B";
  if (c == &ctxC) return "C";
  return "?";
}

static NSString *V(id v)
{
  const char *n;
  if (v == nil) return @"nil";
  if (v == [NSNull null]) return @"NSNull";
  n = nameOf(v);
  if (n) return [NSString stringWithUTF8String: n];
  if ([v isKindOfClass: [NSString class]])
    return [NSString stringWithFormat: @"\"%@\"", v];
  if ([v isKindOfClass: [NSNumber class]]) return [v description];
  if ([v isKindOfClass: [NSValue class]])
    return [NSString stringWithFormat: @"NSValue(%@)", [v description]];
  if ([v isKindOfClass: [NSIndexSet class]])
    {
      NSMutableArray *a = [NSMutableArray array];
      NSUInteger i = [v firstIndex];
      while (i != NSNotFound)
        {
          [a addObject: [NSString stringWithFormat: @"%d", (int)i]];
          i = [v indexGreaterThanIndex: i];
        }
      return [NSString stringWithFormat: @"<%@>", [a componentsJoinedByString: @","]];
    }
  if ([v isKindOfClass: [NSArray class]])
    {
      NSMutableArray *a = [NSMutableArray array];
      NSUInteger i;
      for (i = 0; i < [v count]; i++) [a addObject: V([v objectAtIndex: i])];
      return [NSString stringWithFormat: @"[%@]", [a componentsJoinedByString: @","]];
    }
  if ([v isKindOfClass: [NSSet class]])
    {
      NSMutableArray *a = [NSMutableArray array];
      NSEnumerator *e = [v objectEnumerator];
      id o;
      while ((o = [e nextObject])) [a addObject: V(o)];
      [a sortUsingSelector: @selector(compare:)];
      return [NSString stringWithFormat: @"{%@}", [a componentsJoinedByString: @","]];
    }
  return [NSString stringWithFormat: @"a %@", NSStringFromClass([v class])];
}

/* The change dictionary, keys in a fixed order, absent keys absent. */
static NSString *C(NSDictionary *c)
{
  NSMutableString *s = [NSMutableString string];
  static const char *kinds[] = { "?", "Setting", "Insertion", "Removal", "Replacement" };
  id kind = [c objectForKey: NSKeyValueChangeKindKey];
  int k = [kind intValue];
  NSMutableSet *seen = [NSMutableSet setWithArray: [c allKeys]];
  [s appendFormat: @"kind=%s", kind ? kinds[(k >= 1 && k <= 4) ? k : 0] : "absent"];
  if ([c objectForKey: NSKeyValueChangeNotificationIsPriorKey])
    [s appendFormat: @" prior=%@", [c objectForKey: NSKeyValueChangeNotificationIsPriorKey]];
  if ([c objectForKey: NSKeyValueChangeOldKey])
    [s appendFormat: @" old=%@", V([c objectForKey: NSKeyValueChangeOldKey])];
  if ([c objectForKey: NSKeyValueChangeNewKey])
    [s appendFormat: @" new=%@", V([c objectForKey: NSKeyValueChangeNewKey])];
  if ([c objectForKey: NSKeyValueChangeIndexesKey])
    [s appendFormat: @" indexes=%@", V([c objectForKey: NSKeyValueChangeIndexesKey])];
  [seen removeObject: NSKeyValueChangeKindKey];
  [seen removeObject: NSKeyValueChangeNotificationIsPriorKey];
  [seen removeObject: NSKeyValueChangeOldKey];
  [seen removeObject: NSKeyValueChangeNewKey];
  [seen removeObject: NSKeyValueChangeIndexesKey];
  if ([seen count]) [s appendFormat: @" extra=%@", V(seen)];
  return s;
}

#define RAISED(what, e) P(@"%s raised %@: %@", what, [e name], [e reason])
#define TRY(what, ...) \
  @try { __VA_ARGS__; P(@"%s ok", what); } @catch (NSException *e) { RAISED(what, e); }
/* like TRY, silent when nothing is raised */
#define QTRY(what, ...) \
  @try { __VA_ARGS__; } @catch (NSException *e) { RAISED(what, e); }

/* ---- the observer ---------------------------------------------------------- */
@class Obs;
typedef void (*Hook)(Obs *o, NSString *keyPath, id object, NSDictionary *change, void *ctx);

@interface Obs : NSObject
{
@public
  const char *name;
  Hook hook;
  id other;
  int calls, limit;
}
+ (Obs *) named: (const char *)n;
@end

@implementation Obs
+ (Obs *) named: (const char *)n
{
  Obs *o = [[self alloc] init];
  o->name = n;
  return N(o, n);
}
- (void) observeValueForKeyPath: (NSString *)keyPath ofObject: (id)object
                         change: (NSDictionary *)change context: (void *)context
{
  calls++;
  P(@"%s <- %@ of %@ %@ ctx=%s", name, keyPath, V(object), C(change), ctxName(context));
  if (hook) hook(self, keyPath, object, change, context);
}
- (void) dealloc
{
  P(@"%s deallocated", name);
  [super dealloc];
}
@end

/* an observer whose handler only calls super */
@interface SuperObs : NSObject @end
@implementation SuperObs
- (void) observeValueForKeyPath: (NSString *)keyPath ofObject: (id)object
                         change: (NSDictionary *)change context: (void *)context
{
  [super observeValueForKeyPath: keyPath ofObject: object change: change context: context];
}
@end

/* an observer which has no handler at all */
@interface MuteObs : NSObject @end
@implementation MuteObs @end

/* ---- subjects --------------------------------------------------------------- */
@interface Doc : NSObject
{
@public
  NSString *title;
  const char *dname;
}
- (NSString *) title;
- (void) setTitle: (NSString *)t;
@end
@implementation Doc
- (NSString *) title { return title; }
- (void) setTitle: (NSString *)t { [t retain]; [title release]; title = t; }
- (void) dealloc { if (dname) P(@"%s deallocated", dname); [title release]; [super dealloc]; }
@end

@interface Person : NSObject
{
@public
  NSString *name;
  int age;
  float height;
  BOOL active;
  NSString *first, *last;
  int manual, viaMethod;
  int bare;               /* an ivar without accessors */
  int doubled;            /* its setter calls will/did itself although auto = YES */
  Doc *document;
  NSMutableString *text;
  const char *pname;
  int a, b;
  int logWill;
}
@end
@implementation Person
+ (BOOL) automaticallyNotifiesObserversForKey: (NSString *)key
{
  if ([key isEqualToString: @"manual"]) return NO;
  return [super automaticallyNotifiesObserversForKey: key];
}
+ (BOOL) automaticallyNotifiesObserversOfViaMethod { return NO; }
+ (NSSet *) keyPathsForValuesAffectingFullName { return [NSSet setWithObjects: @"first", @"last", nil]; }
+ (NSSet *) keyPathsForValuesAffectingGreeting { return [NSSet setWithObject: @"fullName"]; }
+ (NSSet *) keyPathsForValuesAffectingHeading { return [NSSet setWithObject: @"document.title"]; }
+ (NSSet *) keyPathsForValuesAffectingA { return [NSSet setWithObject: @"b"]; }
+ (NSSet *) keyPathsForValuesAffectingB { return [NSSet setWithObject: @"a"]; }
+ (NSSet *) keyPathsForValuesAffectingSelfish { return [NSSet setWithObject: @"selfish"]; }
+ (NSSet *) keyPathsForValuesAffectingUpside { return [NSSet setWithObject: @"upside.down"]; }
- (NSString *) name { return name; }
- (void) setName: (NSString *)v { [v retain]; [name release]; name = v; }
- (int) age { return age; }
- (void) setAge: (int)v { age = v; }
- (float) height { return height; }
- (void) setHeight: (float)v { height = v; }
- (BOOL) active { return active; }
- (void) setActive: (BOOL)v { active = v; }
- (NSString *) first { return first; }
- (void) setFirst: (NSString *)v { [v retain]; [first release]; first = v; }
- (NSString *) last { return last; }
- (void) setLast: (NSString *)v { [v retain]; [last release]; last = v; }
- (NSString *) fullName { return [NSString stringWithFormat: @"%@ %@", first, last]; }
- (NSString *) greeting { return [NSString stringWithFormat: @"Hi %@", [self fullName]]; }
- (NSString *) heading { return [NSString stringWithFormat: @"*%@*", [document title]]; }
- (id) selfish { return nil; }
- (id) upside { return nil; }
- (int) manual { return manual; }
- (void) setManual: (int)v { manual = v; }
- (int) viaMethod { return viaMethod; }
- (void) setViaMethod: (int)v { viaMethod = v; }
- (int) doubled { return doubled; }
- (void) setDoubled: (int)v
{
  [self willChangeValueForKey: @"doubled"];
  doubled = v;
  [self didChangeValueForKey: @"doubled"];
}
- (Doc *) document { return document; }
- (void) setDocument: (Doc *)v { [v retain]; [document release]; document = v; }
- (NSMutableString *) text { return text; }
- (void) setText: (NSMutableString *)v { [v retain]; [text release]; text = v; }
- (int) a { return a; }
- (void) setA: (int)v { a = v; }
- (int) b { return b; }
- (void) setB: (int)v { b = v; }
- (void) dealloc
{
  if (pname) P(@"%s deallocated", pname);
  [name release]; [first release]; [last release]; [document release]; [text release];
  [super dealloc];
}
@end

/* overrides will/did to see whether automatic notification goes through them */
@interface LoudPerson : Person @end
@implementation LoudPerson
- (void) willChangeValueForKey: (NSString *)key { P(@"willChangeValueForKey: %@", key); [super willChangeValueForKey: key]; }
- (void) didChangeValueForKey: (NSString *)key { P(@"didChangeValueForKey: %@", key); [super didChangeValueForKey: key]; }
@end

/* no automatic notification at all, nothing overridden but this */
@interface ManualPerson : Person @end
@implementation ManualPerson
+ (BOOL) automaticallyNotifiesObserversForKey: (NSString *)key { return NO; }
@end

@interface Owner : NSObject
{
@public
  Person *person;
  Doc *document;
  const char *oname;
}
@end
@implementation Owner
- (Person *) person { return person; }
- (void) setPerson: (Person *)v { [v retain]; [person release]; person = v; }
- (Doc *) document { return document; }
- (void) setDocument: (Doc *)v { [v retain]; [document release]; document = v; }
- (void) dealloc { if (oname) P(@"%s deallocated", oname); [person release]; [document release]; [super dealloc]; }
@end

@interface Bag : NSObject
{
@public
  NSMutableArray *items;     /* with indexed mutators */
  NSMutableArray *plain;     /* with a setter only */
  NSMutableSet *tags;        /* with add/remove mutators */
}
@end
@implementation Bag
- (id) init { if ((self = [super init])) { items = [NSMutableArray new]; plain = [NSMutableArray new]; tags = [NSMutableSet new]; } return self; }
- (NSArray *) items { return items; }
- (void) setItems: (NSArray *)v { NSMutableArray *m = [v mutableCopy]; [items release]; items = m; }
- (NSUInteger) countOfItems { return [items count]; }
- (id) objectInItemsAtIndex: (NSUInteger)i { return [items objectAtIndex: i]; }
- (void) insertObject: (id)o inItemsAtIndex: (NSUInteger)i { [items insertObject: o atIndex: i]; }
- (void) removeObjectFromItemsAtIndex: (NSUInteger)i { [items removeObjectAtIndex: i]; }
- (void) replaceObjectInItemsAtIndex: (NSUInteger)i withObject: (id)o { [items replaceObjectAtIndex: i withObject: o]; }
- (NSArray *) plain { return plain; }
- (void) setPlain: (NSArray *)v { NSMutableArray *m = [v mutableCopy]; [plain release]; plain = m; }
- (NSSet *) tags { return tags; }
- (void) addTagsObject: (id)o { [tags addObject: o]; }
- (void) removeTagsObject: (id)o { [tags removeObject: o]; }
- (void) addTags: (NSSet *)s { [tags unionSet: s]; }
- (void) removeTags: (NSSet *)s { [tags minusSet: s]; }
- (void) dealloc { [items release]; [plain release]; [tags release]; [super dealloc]; }
@end

static Person *person(void) { return N([[Person alloc] init], "p"); }
static Doc *doc(const char *n, NSString *t) { Doc *d = [[Doc alloc] init]; [d setTitle: t]; return N(d, n); }

/* ============================ scenarios ====================================== */
typedef void (*Scenario)(void);
struct scenario { const char *id; const char *title; Scenario run; };

/* ---- options and the change dictionary */
static void s001(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]; [p setName: @"ann"]; }
static void s002(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p setName: @"ann"]; [p addObserver: o forKeyPath: @"name" options: OPT_NEW | OPT_OLD context: &ctxA];
  [p setName: @"bob"]; [p setName: @"cat"]; }
static void s003(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: 0 context: NULL]; [p setName: @"ann"]; [p setName: @"bob"]; }
static void s004(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p setName: @"ann"]; [p addObserver: o forKeyPath: @"name" options: OPT_OLD context: NULL]; [p setName: @"bob"]; }
static void s005(void) { Person *p = person(); Obs *o = [Obs named: "o"]; [p setName: @"ann"];
  P(@"adding"); [p addObserver: o forKeyPath: @"name" options: OPT_INITIAL context: NULL]; P(@"added"); [p setName: @"bob"]; }
static void s006(void) { Person *p = person(); Obs *o = [Obs named: "o"]; [p setName: @"ann"];
  P(@"adding"); [p addObserver: o forKeyPath: @"name" options: OPT_INITIAL | OPT_NEW context: NULL]; P(@"added"); [p setName: @"bob"]; }
static void s008(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_PRIOR context: NULL]; [p setName: @"ann"]; }
static void s009(void) { Person *p = person(); Obs *o = [Obs named: "o"]; [p setName: @"ann"];
  [p addObserver: o forKeyPath: @"name" options: OPT_PRIOR | OPT_NEW | OPT_OLD context: NULL]; [p setName: @"bob"]; [p setName: @"cat"]; }
static void s011(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  P(@"adding with nil value"); [p addObserver: o forKeyPath: @"name" options: OPT_INITIAL | OPT_NEW | OPT_OLD context: NULL];
  P(@"nil -> ann"); [p setName: @"ann"]; P(@"ann -> nil"); [p setName: nil]; P(@"nil -> nil"); [p setName: nil]; }
static void s013(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"age" options: OPT_NEW | OPT_OLD context: NULL];
  [p addObserver: o forKeyPath: @"height" options: OPT_NEW | OPT_OLD context: NULL];
  [p addObserver: o forKeyPath: @"active" options: OPT_NEW | OPT_OLD context: NULL];
  [p setAge: 7]; [p setHeight: 1.5]; [p setActive: YES]; }
static void s015(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"age" options: OPT_NEW | OPT_OLD context: NULL];
  [p setValue: [NSNumber numberWithInt: 5] forKey: @"age"]; }
static void s016(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"bare" options: OPT_NEW | OPT_OLD context: NULL];
  TRY("setValue:forKey: without a setter", [p setValue: [NSNumber numberWithInt: 5] forKey: @"bare"]); P(@"bare is %d", p->bare); }
static void s017(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"age" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"ivar written directly"); p->age = 3; P(@"setter"); [p setAge: 4]; }
static void s018(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p setText: [NSMutableString stringWithString: @"x"]];
  [p addObserver: o forKeyPath: @"text" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"value object mutated in place"); [[p text] appendString: @"y"];
  P(@"setter"); [p setText: [NSMutableString stringWithString: @"z"]]; }
/* ---- several observers */
static void s020(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"], *o3 = [Obs named: "o3"];
  [p addObserver: o1 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p addObserver: o2 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p addObserver: o3 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p setName: @"ann"]; }
static void s021(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"], *o3 = [Obs named: "o3"];
  [p addObserver: o1 forKeyPath: @"name" options: OPT_PRIOR context: NULL];
  [p addObserver: o2 forKeyPath: @"name" options: OPT_PRIOR context: NULL];
  [p addObserver: o3 forKeyPath: @"name" options: OPT_PRIOR context: NULL];
  [p setName: @"ann"]; }
static void s023(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"];
  [p addObserver: o1 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p addObserver: o2 forKeyPath: @"age" options: OPT_NEW context: NULL];
  [p setAge: 1]; [p setName: @"ann"]; }
static void s024(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"], *o3 = [Obs named: "o3"];
  [p addObserver: o1 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p addObserver: o2 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p addObserver: o3 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p removeObserver: o1 forKeyPath: @"name"];
  [p addObserver: o1 forKeyPath: @"name" options: OPT_NEW context: NULL];
  P(@"o1 removed and added again"); [p setName: @"ann"]; }
/* ---- the same observer more than once; contexts; removal */
static void s030(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxB];
  [p setName: @"ann"]; }
static void s031(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  [p setName: @"ann"]; P(@"calls=%d", o->calls); }
static void s032(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  [p addObserver: o forKeyPath: @"name" options: OPT_OLD context: &ctxB];
  [p setName: @"ann"]; }
static void s033(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxB];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxC];
  TRY("removeObserver:forKeyPath:", [p removeObserver: o forKeyPath: @"name"]); [p setName: @"1"];
  TRY("removeObserver:forKeyPath:", [p removeObserver: o forKeyPath: @"name"]); [p setName: @"2"];
  TRY("removeObserver:forKeyPath:", [p removeObserver: o forKeyPath: @"name"]); [p setName: @"3"];
  TRY("removeObserver:forKeyPath:", [p removeObserver: o forKeyPath: @"name"]); }
static void s034(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxB];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxC];
  TRY("removeObserver:forKeyPath:context:B", [p removeObserver: o forKeyPath: @"name" context: &ctxB]); [p setName: @"1"];
  TRY("removeObserver:forKeyPath:context:A", [p removeObserver: o forKeyPath: @"name" context: &ctxA]); [p setName: @"2"]; }
static void s036(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  TRY("removal of an observer never registered (object never observed)", [p removeObserver: o forKeyPath: @"name"]);
  TRY("the same with a context", [p removeObserver: o forKeyPath: @"name" context: &ctxA]); }
static void s038(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL];
  TRY("first removal", [p removeObserver: o forKeyPath: @"name"]);
  TRY("second removal", [p removeObserver: o forKeyPath: @"name"]); [p setName: @"1"]; }
static void s039(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL];
  TRY("one removal after two registrations", [p removeObserver: o forKeyPath: @"name"]);
  [p setName: @"1"]; P(@"calls=%d", o->calls); }
static void s040(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  TRY("removeObserver:forKeyPath:context:NULL (registered with A)", [p removeObserver: o forKeyPath: @"name" context: NULL]); [p setName: @"1"];
  TRY("removeObserver:forKeyPath: (registered with A)", [p removeObserver: o forKeyPath: @"name"]); [p setName: @"2"]; }
static void s042(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxB];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  TRY("removeObserver:forKeyPath:context:A (registered A,B,A)", [p removeObserver: o forKeyPath: @"name" context: &ctxA]); [p setName: @"1"]; }
/* ---- registration and mutation during a notification */
static void removeSelfHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx)
{ TRY("o removes itself", [obj removeObserver: o forKeyPath: k]); }
static void s050(void) { Person *p = person(); Obs *o = [Obs named: "o"]; o->hook = removeSelfHook;
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL];
  QTRY("setName:", [p setName: @"1"]); [p setName: @"2"]; P(@"calls=%d", o->calls); }
static void removeOtherHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx)
{ if (o->other) { id x = o->other; o->other = nil; TRY("removes the other", [obj removeObserver: x forKeyPath: k]); } }
static void s052(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"]; o2->hook = removeOtherHook; o2->other = o1;
  [p addObserver: o1 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p addObserver: o2 forKeyPath: @"name" options: OPT_NEW context: NULL];
  P(@"o2 (registered second) removes o1"); [p setName: @"1"]; P(@"next change"); [p setName: @"2"]; }
static void addOtherHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx)
{ if (o->other) { id x = o->other; o->other = nil; P(@"%s adds o2", o->name); [obj addObserver: x forKeyPath: k options: OPT_NEW context: NULL]; } }
static void s053(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"]; o1->hook = addOtherHook; o1->other = o2;
  [p addObserver: o1 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p setName: @"1"]; P(@"next change"); [p setName: @"2"]; }
static void addInPriorHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx)
{ if (o->other && [c objectForKey: NSKeyValueChangeNotificationIsPriorKey]) addOtherHook(o, k, obj, c, ctx); }
static void s054(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"]; o1->hook = addInPriorHook; o1->other = o2;
  [p addObserver: o1 forKeyPath: @"name" options: OPT_NEW | OPT_PRIOR context: NULL];
  [p setName: @"1"]; P(@"next change"); [p setName: @"2"]; }
static void removeSelfInPriorHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx)
{ if ([c objectForKey: NSKeyValueChangeNotificationIsPriorKey]) removeSelfHook(o, k, obj, c, ctx); }
static void s056(void) { Person *p = person(); Obs *o = [Obs named: "o"]; o->hook = removeSelfInPriorHook;
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW | OPT_PRIOR context: NULL];
  [p setName: @"1"]; P(@"calls=%d, class now %s", o->calls, class_getName(object_getClass(p))); }
static void resetHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx)
{ if (o->limit-- > 0) { P(@"%s sets age 10", o->name); [(Person *)obj setAge: 10]; P(@"%s back from its setter", o->name); } }
static void s058(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"]; o2->hook = resetHook; o2->limit = 1;
  [p addObserver: o1 forKeyPath: @"age" options: OPT_NEW | OPT_OLD context: NULL];
  [p addObserver: o2 forKeyPath: @"age" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"o2 (registered second) sets again"); [p setAge: 1]; }
static void s059(void) { Person *p = person(); Obs *o = [Obs named: "o"]; o->hook = resetHook; o->limit = 1;
  [p addObserver: o forKeyPath: @"age" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"a single observer sets again"); [p setAge: 1]; }
static void resetInPriorHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx)
{ if ([c objectForKey: NSKeyValueChangeNotificationIsPriorKey]) resetHook(o, k, obj, c, ctx); }
static void s060(void) { Person *p = person(); Obs *o = [Obs named: "o"]; o->hook = resetInPriorHook; o->limit = 1;
  [p addObserver: o forKeyPath: @"age" options: OPT_NEW | OPT_OLD | OPT_PRIOR context: NULL];
  P(@"sets again inside the prior notification"); [p setAge: 1]; P(@"age=%d", [p age]); }
static void otherKeyHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx)
{ if ([k isEqualToString: @"age"]) { P(@"%s sets name", o->name); [(Person *)obj setName: @"changed"]; P(@"%s done", o->name); } }
static void s061(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"]; o1->hook = otherKeyHook;
  [p addObserver: o1 forKeyPath: @"age" options: OPT_NEW context: NULL];
  [p addObserver: o2 forKeyPath: @"age" options: OPT_NEW context: NULL];
  [p addObserver: o2 forKeyPath: @"name" options: OPT_NEW context: NULL];
  [p setAge: 1]; }
static void s063(void) { Person *p = person(); Obs *o = [Obs named: "o"]; o->hook = removeSelfHook;
  P(@"the initial notification removes the observer");
  TRY("addObserver:", [p addObserver: o forKeyPath: @"name" options: OPT_NEW | OPT_INITIAL context: NULL]);
  o->hook = NULL; [p setName: @"1"]; P(@"calls=%d", o->calls); }
static void readdHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx)
{ if (o->limit-- > 0) { [obj removeObserver: o forKeyPath: k]; [obj addObserver: o forKeyPath: k options: OPT_NEW context: &ctxB]; P(@"%s removed and re-added itself", o->name); } }
static void s064(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"]; o2->hook = readdHook; o2->limit = 1;
  [p addObserver: o1 forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  [p addObserver: o2 forKeyPath: @"name" options: OPT_NEW context: &ctxA];
  [p setName: @"1"]; P(@"next change"); [p setName: @"2"]; }
/* ---- manual notification */
static void s070(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"doubled" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"setter calls will/did itself, automatic notification is on"); [p setDoubled: 1]; P(@"calls=%d", o->calls); }
static void s072(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"manual" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"did without will"); TRY("didChangeValueForKey:", [p didChangeValueForKey: @"manual"]); P(@"calls=%d", o->calls); }
static void s073(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"manual" options: OPT_NEW | OPT_OLD | OPT_PRIOR context: NULL];
  P(@"will without did"); [p willChangeValueForKey: @"manual"]; p->manual = 1; P(@"later a complete pair");
  [p willChangeValueForKey: @"manual"]; p->manual = 2; [p didChangeValueForKey: @"manual"]; P(@"and one did more"); [p didChangeValueForKey: @"manual"]; }
static void s074(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"manual" options: OPT_NEW | OPT_OLD context: NULL];
  [p addObserver: o forKeyPath: @"viaMethod" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"will manual, will viaMethod, did manual, did viaMethod");
  [p willChangeValueForKey: @"manual"]; [p willChangeValueForKey: @"viaMethod"]; p->manual = 1; p->viaMethod = 2;
  [p didChangeValueForKey: @"manual"]; [p didChangeValueForKey: @"viaMethod"]; }
static void s075(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"manual" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"setter with automaticallyNotifiesObserversForKey: NO"); [p setManual: 1]; P(@"setValue:forKey:"); [p setValue: [NSNumber numberWithInt: 2] forKey: @"manual"];
  P(@"class is %s", class_getName(object_getClass(p)));
  P(@"will/set/did"); [p willChangeValueForKey: @"manual"]; [p setManual: 3]; [p didChangeValueForKey: @"manual"]; }
static void s078(void) { LoudPerson *p = N([[LoudPerson alloc] init], "p"); Obs *o = [Obs named: "o"];
  P(@"unobserved set"); [p setAge: 1];
  [p addObserver: o forKeyPath: @"age" options: OPT_NEW context: NULL];
  P(@"observed set"); [p setAge: 2]; P(@"set of another key, unobserved"); [p setName: @"x"]; }
static void s079(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"age" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"will/did wrapped around an automatic setter"); [p willChangeValueForKey: @"age"]; [p setAge: 5]; [p didChangeValueForKey: @"age"]; P(@"calls=%d", o->calls); }
/* ---- dependent keys */
static void s080(void) { Person *p = person(); Obs *o = [Obs named: "o"]; [p setFirst: @"A"]; [p setLast: @"Z"];
  [p addObserver: o forKeyPath: @"fullName" options: OPT_NEW | OPT_OLD context: NULL]; [p setFirst: @"B"]; [p setLast: @"Y"]; }
static void s081(void) { Person *p = person(); Obs *o1 = [Obs named: "o1"], *o2 = [Obs named: "o2"]; [p setFirst: @"A"]; [p setLast: @"Z"];
  [p addObserver: o1 forKeyPath: @"fullName" options: OPT_NEW context: NULL]; [p addObserver: o2 forKeyPath: @"first" options: OPT_NEW context: NULL];
  P(@"dependent registered first, base second"); [p setFirst: @"B"]; }
static void s083(void) { Person *p = person(); Obs *o = [Obs named: "o"]; [p setFirst: @"A"]; [p setLast: @"Z"];
  [p addObserver: o forKeyPath: @"greeting" options: OPT_NEW | OPT_OLD context: NULL]; P(@"greeting <- fullName <- first"); [p setFirst: @"B"]; }
static void s084(void) { Person *p = person(); Obs *o = [Obs named: "o"]; Doc *d = doc("d", @"T"); [p setDocument: d];
  [p addObserver: o forKeyPath: @"heading" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"heading <- document.title: leaf changes"); [d setTitle: @"U"]; P(@"document replaced"); [p setDocument: doc("d2", @"W")]; P(@"old document's leaf"); [d setTitle: @"X"]; }
static void s086(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  P(@"a <- b, b <- a"); [p addObserver: o forKeyPath: @"a" options: OPT_NEW context: NULL]; [p addObserver: o forKeyPath: @"b" options: OPT_NEW context: NULL];
  [p setA: 1]; P(@"calls=%d", o->calls); }
static void s087(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  TRY("observing a key which affects itself", [p addObserver: o forKeyPath: @"selfish" options: OPT_NEW context: NULL]);
  TRY("observing a key affected by a path which starts with it", [p addObserver: o forKeyPath: @"upside" options: OPT_NEW context: NULL]); }
static void s089(void) { ManualPerson *p = N([[ManualPerson alloc] init], "p"); Obs *o = [Obs named: "o"]; p->first = @"A"; p->last = @"Z";
  [p addObserver: o forKeyPath: @"fullName" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"nothing is automatic: setFirst:"); [p setFirst: @"B"]; P(@"will/did first"); [p willChangeValueForKey: @"first"]; [p didChangeValueForKey: @"first"]; P(@"class is %s", class_getName(object_getClass(p))); }

/* ---- nested key paths */
static Owner *owner(Doc *d) { Owner *w = N([[Owner alloc] init], "w"); [w setDocument: d]; return w; }
static void s090(void) { Doc *d = doc("d", @"T"); Owner *w = owner(d); Obs *o = [Obs named: "o"];
  [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW | OPT_OLD context: &ctxA]; P(@"leaf changes"); [d setTitle: @"U"]; }
static void s091(void) { Doc *d = doc("d", @"T"), *e = doc("e", @"E"); Owner *w = owner(d); Obs *o = [Obs named: "o"];
  [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW | OPT_OLD context: &ctxA]; P(@"middle replaced"); [w setDocument: e];
  P(@"old middle's leaf"); [d setTitle: @"T2"]; P(@"new middle's leaf"); [e setTitle: @"E2"]; }
static void s092(void) { Owner *w = owner(nil); Obs *o = [Obs named: "o"]; Doc *d = doc("d", @"T");
  P(@"middle nil at registration"); TRY("addObserver:", [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW | OPT_OLD | OPT_INITIAL context: NULL]);
  P(@"middle set"); [w setDocument: d]; P(@"leaf changes"); [d setTitle: @"U"]; }
static void s094(void) { Doc *d = doc("d", @"same"), *e = doc("e", @"same"); Owner *w = owner(d); Obs *o = [Obs named: "o"];
  [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"middle replaced, equal leaf value"); [w setDocument: e]; P(@"middle set to itself"); [w setDocument: e]; }
static void s095(void) { Doc *d = doc("d", @"T"); Owner *w = owner(nil); Person *p = person(); Obs *o = [Obs named: "o"]; [p setDocument: d]; [w setPerson: p];
  [w addObserver: o forKeyPath: @"person.document.title" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"leaf"); [d setTitle: @"U"]; P(@"middle"); [p setDocument: doc("e", @"E")]; P(@"head set to nil"); [w setPerson: nil]; P(@"head set back"); [w setPerson: p]; }
static void s097(void) { Doc *d = doc("d", @"T"); Owner *w = owner(d); Obs *o = [Obs named: "o"];
  [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW context: NULL];
  TRY("removeObserver:", [w removeObserver: o forKeyPath: @"document.title"]); [d setTitle: @"U"]; [w setDocument: nil];
  P(@"classes: w %s, d %s; calls=%d", class_getName(object_getClass(w)), class_getName(object_getClass(d)), o->calls); }
static void s098(void) { Doc *d = doc("d", @"T"), *e = doc("e", @"E"); Owner *w = owner(d); Obs *o = [Obs named: "o"];
  [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"middle ivar replaced behind KVO's back"); w->document = e; P(@"old middle's leaf"); [d setTitle: @"T2"]; P(@"new middle's leaf"); [e setTitle: @"E2"];
  TRY("setDocument: (with notification)", [w setDocument: doc("f", @"F")]); TRY("removeObserver:", [w removeObserver: o forKeyPath: @"document.title"]); }
/* ---- unknown keys */
static void s100(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  TRY("addObserver: for an unknown key, New", [p addObserver: o forKeyPath: @"bogus" options: OPT_NEW context: NULL]);
  TRY("will/did for it, New", ([p willChangeValueForKey: @"bogus"], [p didChangeValueForKey: @"bogus"]));
  TRY("removeObserver:", [p removeObserver: o forKeyPath: @"bogus"]); }
static void s102(void) { Owner *w = owner(doc("d", @"T")); Obs *o = [Obs named: "o"];
  TRY("addObserver: with an unknown first key", [w addObserver: o forKeyPath: @"bogus.title" options: OPT_NEW context: NULL]);
  TRY("removeObserver: after that", [w removeObserver: o forKeyPath: @"bogus.title"]); }
static void s104(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  TRY("addObserver: for an unknown key, no options", [p addObserver: o forKeyPath: @"bogus" options: 0 context: NULL]);
  TRY("will/did for it", ([p willChangeValueForKey: @"bogus"], [p didChangeValueForKey: @"bogus"])); }
/* ---- to-many */
static Bag *bag(void) { return N([[Bag alloc] init], "bag"); }
static void s110(void) { Bag *b = bag(); Obs *o = [Obs named: "o"]; NSMutableArray *m;
  [b addObserver: o forKeyPath: @"items" options: OPT_NEW | OPT_OLD context: NULL]; m = [b mutableArrayValueForKey: @"items"];
  P(@"proxy add x"); [m addObject: @"x"]; P(@"proxy insert y at 0"); [m insertObject: @"y" atIndex: 0]; P(@"proxy replace 1 by z"); [m replaceObjectAtIndex: 1 withObject: @"z"];
  P(@"proxy remove 0"); [m removeObjectAtIndex: 0]; P(@"items now %@", V(b->items)); }
static void s112(void) { Bag *b = bag(); Obs *o = [Obs named: "o"]; NSMutableArray *m;
  [b addObserver: o forKeyPath: @"plain" options: OPT_NEW | OPT_OLD context: NULL]; m = [b mutableArrayValueForKey: @"plain"];
  P(@"proxy over a key with a setter only: add x, add y, remove 0"); [m addObject: @"x"]; [m addObject: @"y"]; [m removeObjectAtIndex: 0]; P(@"plain now %@", V(b->plain)); }
static void s113(void) { Bag *b = bag(); Obs *o = [Obs named: "o"];
  [b addObserver: o forKeyPath: @"items" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"the array object mutated directly"); [b->items addObject: @"x"]; P(@"calls=%d", o->calls); P(@"whole array set"); [b setItems: [NSArray arrayWithObjects: @"p", @"q", nil]]; }
static void s115(void) { Bag *b = bag(); Obs *o = [Obs named: "o"];
  [b addObserver: o forKeyPath: @"items" options: 0 context: NULL]; P(@"no options: insert, remove"); [b insertObject: @"x" inItemsAtIndex: 0]; [b removeObjectFromItemsAtIndex: 0]; }
static void s116(void) { Bag *b = bag(); Obs *o = [Obs named: "o"]; NSMutableSet *m;
  [b addObserver: o forKeyPath: @"tags" options: OPT_NEW | OPT_OLD context: NULL]; m = [b mutableSetValueForKey: @"tags"];
  P(@"proxy add x"); [m addObject: @"x"]; P(@"proxy add x again"); [m addObject: @"x"]; P(@"proxy union x,y"); [m unionSet: [NSSet setWithObjects: @"x", @"y", nil]];
  P(@"proxy remove absent"); [m removeObject: @"none"]; P(@"proxy remove x"); [m removeObject: @"x"]; P(@"tags now %@", V(b->tags)); }
static void s117(void) { Bag *b = bag(); Obs *o = [Obs named: "o"];
  [b addObserver: o forKeyPath: @"tags" options: OPT_NEW | OPT_OLD context: NULL]; P(@"mutator methods called directly: add x, add x, remove x"); [b addTagsObject: @"x"]; [b addTagsObject: @"x"]; [b removeTagsObject: @"x"]; }
static void s119(void) { Doc *d0 = doc("d0", @"0"), *d1 = doc("d1", @"1"), *d2 = doc("d2", @"2"); NSArray *a = [NSArray arrayWithObjects: d0, d1, d2, nil]; Obs *o = [Obs named: "o"];
  NSIndexSet *i = [NSIndexSet indexSetWithIndexesInRange: NSMakeRange(0, 2)];
  [a addObserver: o toObjectsAtIndexes: i forKeyPath: @"title" options: OPT_NEW context: NULL]; [d0 setTitle: @"a"]; [d1 setTitle: @"b"]; [d2 setTitle: @"c"];
  [a removeObserver: o fromObjectsAtIndexes: [NSIndexSet indexSetWithIndex: 0] forKeyPath: @"title"]; P(@"removed from 0"); [d0 setTitle: @"d"]; [d1 setTitle: @"e"]; }
static void s11B(void) { Bag *b = bag(); Obs *o = [Obs named: "o"];
  TRY("addObserver: for items.@count", [b addObserver: o forKeyPath: @"items.@count" options: OPT_NEW | OPT_OLD context: NULL]); [b insertObject: @"x" inItemsAtIndex: 0]; [b setItems: [NSArray array]]; }
static void s11D(void) { Bag *b = bag(); Obs *o = [Obs named: "o"]; NSMutableArray *m;
  [b->items addObject: @"a"]; [b->items addObject: @"b"]; [b addObserver: o forKeyPath: @"items" options: OPT_NEW | OPT_OLD context: NULL]; m = [b mutableArrayValueForKey: @"items"];
  P(@"proxy removeAllObjects"); [m removeAllObjects]; P(@"proxy addObjectsFromArray: c,d"); [m addObjectsFromArray: [NSArray arrayWithObjects: @"c", @"d", nil]]; P(@"proxy setArray: e"); [m setArray: [NSArray arrayWithObject: @"e"]]; }

/* ---- unhandled notifications, lifetimes */
static void s140(void) { Person *p = person(); SuperObs *o = N([[SuperObs alloc] init], "o");
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]; TRY("setName: (the handler calls super)", [p setName: @"1"]); P(@"name is %@", [p name]); }
static void s141(void) { Person *p = person(); MuteObs *o = N([[MuteObs alloc] init], "o");
  TRY("addObserver: of an object without a handler", [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]); TRY("setName:", [p setName: @"1"]); }
static void s142(void) { Person *p = person(); Obs *o = [Obs named: "o"]; p->pname = "p";
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: &ctxA]; [p addObserver: o forKeyPath: @"age" options: OPT_NEW | OPT_OLD context: NULL];
  P(@"subject released with two registrations"); TRY("release", [p release]); P(@"survived"); }
static void s144(void) { Person *p = person(); Obs *o = [Obs named: "o"]; NSUInteger po = [p retainCount], oo = [o retainCount];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]; P(@"retain counts changed by: subject %d, observer %d", (int)([p retainCount] - po), (int)([o retainCount] - oo)); }
static void s145(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]; P(@"observer released while registered"); TRY("release", [o release]); P(@"(a change now would message a dead observer)"); }
static void s146(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]; [o release]; P(@"changing with a dead observer registered"); TRY("setName:", [p setName: @"1"]); P(@"survived"); }
static void s147(void) { ManualPerson *p = N([[ManualPerson alloc] init], "p"); Obs *o = [Obs named: "o"]; p->pname = "p";
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]; P(@"subject without automatic notification released while observed"); TRY("release", [p release]); P(@"survived"); }
static void s148(void) { Doc *d = doc("d", @"T"); Owner *w = owner(d); Obs *o = [Obs named: "o"]; d->dname = "d"; w->oname = "w"; [d release];
  [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW context: NULL]; P(@"root of a nested path released while observed (d is kept only by w)"); TRY("release", [w release]); P(@"survived"); }
static void s149(void) { Doc *d = doc("d", @"T"); Owner *w = owner(d); Obs *o = [Obs named: "o"]; d->dname = "d"; [d release];
  [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW context: NULL]; P(@"middle replaced, so the old one dies"); TRY("setDocument:", [w setDocument: doc("e", @"E")]); P(@"survived"); }
static void s14A(void) { Doc *d = doc("d", @"T"); Owner *w = owner(nil); Obs *o = [Obs named: "o"]; d->dname = "d"; w->document = d; /* not retained */
  [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW context: NULL]; P(@"an unretained middle dies while the path is observed"); TRY("release of the middle", [d release]); P(@"survived"); w->document = nil; }
@interface SelfWatcher : Person @end
@implementation SelfWatcher
- (id) init { if ((self = [super init])) [self addObserver: self forKeyPath: @"name" options: OPT_NEW context: &ctxA]; return self; }
- (void) observeValueForKeyPath: (NSString *)k ofObject: (id)obj change: (NSDictionary *)c context: (void *)x { P(@"self <- %@ %@", k, C(c)); }
- (void) dealloc { TRY("removal of itself in dealloc", [self removeObserver: self forKeyPath: @"name" context: &ctxA]); [super dealloc]; }
@end
static void s14B(void) { SelfWatcher *s = N([[SelfWatcher alloc] init], "s"); [s setName: @"1"]; TRY("release", [s release]); }
static void releaseObsHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx) { [obj removeObserver: o forKeyPath: k]; P(@"o removed itself and is released in its handler"); [o release]; P(@"still in the handler"); }
static void s14C(void) { Person *p = person(); Obs *o = [Obs named: "o"]; o->hook = releaseObsHook;
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]; TRY("setName:", [p setName: @"1"]); P(@"survived"); }
/* ---- threads */
@interface Worker : NSObject { @public Person *p; BOOL done; } - (void) go: (id)x; @end
@implementation Worker
- (void) go: (id)x { NSAutoreleasePool *pool = [NSAutoreleasePool new]; [p setName: @"t"]; [pool release]; done = YES; }
@end
static void threadHook(Obs *o, NSString *k, id obj, NSDictionary *c, void *ctx) { P(@"handler runs on the main thread: %s", [NSThread isMainThread] ? "yes" : "no"); }
static void s150(void) { Person *p = person(); Obs *o = [Obs named: "o"]; Worker *w = [Worker new]; o->hook = threadHook; w->p = p;
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]; P(@"set on the main thread"); [p setName: @"m"]; P(@"set on a worker thread");
  [NSThread detachNewThreadSelector: @selector(go:) toTarget: w withObject: nil]; while (!((volatile Worker *)w)->done) usleep(1000); }

/* ---- further hazards */
@interface BaseWatcher : NSObject { @public Person *p; BOOL callsSuper; } @end
@implementation BaseWatcher
- (id) initWith: (Person *)x { if ((self = [super init])) { p = x; [p addObserver: self forKeyPath: @"name" options: OPT_NEW context: &ctxA]; } return self; }
- (void) observeValueForKeyPath: (NSString *)k ofObject: (id)obj change: (NSDictionary *)c context: (void *)x
{ if (x == &ctxA) P(@"base handles %@ ctx=%s", k, ctxName(x)); else [super observeValueForKeyPath: k ofObject: obj change: c context: x]; }
@end
@interface SubWatcher : BaseWatcher @end
@implementation SubWatcher
- (id) initWith: (Person *)x { if ((self = [super initWith: x])) [p addObserver: self forKeyPath: @"name" options: OPT_NEW context: &ctxB]; return self; }
- (void) observeValueForKeyPath: (NSString *)k ofObject: (id)obj change: (NSDictionary *)c context: (void *)x
{ if (!callsSuper) { P(@"sub handles %@ without looking at the context, ctx=%s", k, ctxName(x)); return; }
  if (x == &ctxB) P(@"sub handles %@ ctx=%s", k, ctxName(x)); else [super observeValueForKeyPath: k ofObject: obj change: c context: x]; }
@end
static void s162(void) { Person *p = person(); SubWatcher *w = [[SubWatcher alloc] initWith: p]; P(@"subclass handler ignores the context"); [p setName: @"1"]; w->callsSuper = YES; P(@"subclass handler forwards foreign contexts"); [p setName: @"2"]; }
static void s163(void) { Person *p = person(); SubWatcher *w = [[SubWatcher alloc] initWith: p]; w->callsSuper = YES;
  TRY("subclass removes without a context", [p removeObserver: w forKeyPath: @"name"]); [p setName: @"1"]; }
static void s168(void) { Person *p = person(); Obs *o = [Obs named: "o"];
  [p addObserver: o forKeyPath: @"name" options: OPT_NEW context: NULL]; P(@"observationInfo says: %@", [(id)[p observationInfo] description]); }
static void s16A(void) { Doc *d = doc("d", @"T"); Owner *w = owner(d); Obs *o = [Obs named: "o"]; o->hook = removeSelfHook;
  [w addObserver: o forKeyPath: @"document.title" options: OPT_NEW context: NULL]; P(@"leaf changes; the handler removes the observer"); TRY("setTitle:", [d setTitle: @"U"]); [d setTitle: @"V"]; P(@"calls=%d", o->calls); }
static void s16B(void) { Person *p = person(); Obs *o = [Obs named: "o"]; [p setFirst: @"A"]; [p setLast: @"Z"];
  [p addObserver: o forKeyPath: @"first" options: OPT_NEW context: NULL]; [p addObserver: o forKeyPath: @"last" options: OPT_NEW context: NULL]; [p addObserver: o forKeyPath: @"fullName" options: OPT_NEW context: NULL];
  P(@"setFirst: then setLast: (the dependent key is seen half-updated)"); [p setFirst: @"B"]; [p setLast: @"Y"]; }
static struct scenario scenarios[] = {
  { "S001", "New only", s001 },
  { "S002", "New|Old, two changes", s002 },
  { "S003", "no options", s003 },
  { "S004", "Old only", s004 },
  { "S005", "Initial only", s005 },
  { "S006", "Initial|New", s006 },
  { "S008", "Prior only", s008 },
  { "S009", "Prior|New|Old, two changes", s009 },
  { "S011", "nil is boxed as NSNull", s011 },
  { "S013", "scalars are boxed as NSNumber", s013 },
  { "S015", "setValue:forKey: through the setter: how many notifications", s015 },
  { "S016", "setValue:forKey: to an ivar without setter", s016 },
  { "S017", "direct ivar mutation is silent", s017 },
  { "S018", "in-place mutation of the value is silent", s018 },
  { "S020", "order of three observers", s020 },
  { "S021", "order of three observers, prior and post", s021 },
  { "S023", "observers of different keys", s023 },
  { "S024", "order after removing and re-adding the first observer", s024 },
  { "S030", "same observer twice, two contexts", s030 },
  { "S031", "same observer twice, identical registration", s031 },
  { "S032", "same observer twice, different options", s032 },
  { "S033", "removal without context: which registration goes", s033 },
  { "S034", "removal with context", s034 },
  { "S036", "removal of an unregistered observer (object never observed)", s036 },
  { "S038", "double removal", s038 },
  { "S039", "double registration, one removal", s039 },
  { "S040", "removal with context NULL is not removal without context", s040 },
  { "S042", "removal with context when it is registered twice", s042 },
  { "S050", "observer removes itself in its handler", s050 },
  { "S052", "second-registered observer removes the first during a change", s052 },
  { "S053", "observer added during a change", s053 },
  { "S054", "observer added during the prior notification", s054 },
  { "S056", "observer removes itself in its prior notification", s056 },
  { "S058", "re-entrant setter, by the second-registered observer", s058 },
  { "S059", "re-entrant setter, one observer", s059 },
  { "S060", "re-entrant setter in the prior notification", s060 },
  { "S061", "handler changes another observed key", s061 },
  { "S063", "observer removes itself in the initial notification", s063 },
  { "S064", "observer removes and re-adds itself in its handler", s064 },
  { "S070", "manual will/did inside an automatic setter: notifies twice?", s070 },
  { "S072", "did without will", s072 },
  { "S073", "will without did", s073 },
  { "S074", "interleaved will/did of two keys", s074 },
  { "S075", "automaticallyNotifiesObserversForKey: NO", s075 },
  { "S078", "does automatic notification call overridden will/did", s078 },
  { "S079", "will/did around an automatic setter", s079 },
  { "S080", "dependent key", s080 },
  { "S081", "order of dependent and base, dependent first", s081 },
  { "S083", "chained dependency", s083 },
  { "S084", "dependency on a key path", s084 },
  { "S086", "mutual dependency", s086 },
  { "S087", "a key declared to affect itself", s087 },
  { "S089", "dependent key, nothing automatic", s089 },
  { "S090", "nested path: leaf changes", s090 },
  { "S091", "nested path: middle replaced", s091 },
  { "S092", "nested path: middle nil at registration", s092 },
  { "S094", "nested path: replaced with an equal leaf, and by itself", s094 },
  { "S095", "nested path of three keys", s095 },
  { "S097", "nested path removed", s097 },
  { "S098", "middle replaced without notification, then with", s098 },
  { "S100", "unknown key, New", s100 },
  { "S102", "unknown first key of a path", s102 },
  { "S104", "unknown key, no options", s104 },
  { "S110", "mutableArrayValueForKey: with mutators", s110 },
  { "S112", "mutableArrayValueForKey: with a setter only", s112 },
  { "S113", "array mutated directly, then set whole", s113 },
  { "S115", "indexed changes, no options", s115 },
  { "S116", "mutableSetValueForKey:", s116 },
  { "S117", "set mutators called directly", s117 },
  { "S119", "addObserver:toObjectsAtIndexes:", s119 },
  { "S11B", "a key path ending in @count", s11B },
  { "S11D", "bulk operations of the array proxy", s11D },
  { "S140", "handler calls super for a key path it does not know", s140 },
  { "S141", "observer without a handler", s141 },
  { "S142", "subject deallocated while observed", s142 },
  { "S144", "registration retains neither side", s144 },
  { "S145", "observer deallocated while registered", s145 },
  { "S146", "change after the observer is deallocated (undefined on Apple)", s146 },
  { "S147", "manually notifying subject deallocated while observed", s147 },
  { "S148", "root of a nested path deallocated while observed", s148 },
  { "S149", "middle of a nested path replaced and deallocated", s149 },
  { "S14A", "unretained middle of a nested path deallocated", s14A },
  { "S14B", "self-observation, removed in dealloc", s14B },
  { "S14C", "observer removed and released in its own handler", s14C },
  { "S162", "superclass and subclass observe the same key path", s162 },
  { "S163", "subclass removes without a context: whose registration goes", s163 },
  { "S168", "the text of observationInfo", s168 },
  { "S16A", "handler removes its nested registration during a leaf change", s16A },
  { "S16B", "dependent key seen half-updated", s16B },
  { "S150", "the handler runs on the thread which makes the change", s150 },
};

/* ---- driver: fork per scenario, sanitise what it prints ---------------------- */
static void emit(char *line)
{
  char out[8192]; size_t n = 0; char *s = line;
  /* NSLog prefix: "2025-01-01 00:00:00.000 scenarios[1:1] " (GNUstep and Apple) */
  if (isdigit((unsigned char)s[0]) && isdigit((unsigned char)s[1]) && s[4] == '-')
    { char *b = strstr(s, "] "); if (b) { s = b + 2; n += sprintf(out, "%s   [log] ", cur); } }
  else if (strncmp(s, cur, strlen(cur)) != 0)
    n += sprintf(out, "%s   [err] ", cur);
  while (*s && n < sizeof out - 16)
    {
      if (s[0] == '0' && s[1] == 'x' && isxdigit((unsigned char)s[2])
          && (s[2] != '0' || isxdigit((unsigned char)s[3])))
        { s += 2; while (isxdigit((unsigned char)*s)) s++; n += sprintf(out + n, "0xADDR"); }
      else out[n++] = *s++;
    }
  out[n] = 0;
  puts(out);
}

static void runOne(struct scenario *s)
{
  int fd[2]; pid_t pid; FILE *f; char line[8192]; int st;
  cur = s->id;
  printf("%s %s\n", s->id, s->title); fflush(stdout);
  if (pipe(fd)) return;
  pid = fork();
  if (pid == 0)
    {
      NSAutoreleasePool *pool;
      dup2(fd[1], 1); dup2(fd[1], 2); close(fd[0]); close(fd[1]);
      alarm(10);
      pool = [NSAutoreleasePool new];
      s->run();
      fflush(stdout);
      _exit(0);   /* objects left observed on purpose are not torn down */
    }
  close(fd[1]);
  f = fdopen(fd[0], "r");
  while (fgets(line, sizeof line, f)) { line[strcspn(line, "\n")] = 0; if (line[0]) emit(line); }
  fclose(f);
  waitpid(pid, &st, 0);
  if (WIFSIGNALED(st)) printf("%s   [ended by signal %d %s]\n", s->id, WTERMSIG(st), strsignal(WTERMSIG(st)));
  else if (WEXITSTATUS(st)) printf("%s   [exit %d]\n", s->id, WEXITSTATUS(st));
  fflush(stdout);
}

int main(int argc, char **argv)
{
  size_t i, n = sizeof scenarios / sizeof scenarios[0]; int j;
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  for (i = 0; i < n; i++)
    {
      if (argc == 2 && !strcmp(argv[1], "-l")) { printf("%s %s\n", scenarios[i].id, scenarios[i].title); continue; }
      if (argc > 1) { for (j = 1; j < argc; j++) if (!strcmp(argv[j], scenarios[i].id)) break; if (j == argc) continue; }
      runOne(&scenarios[i]);
    }
  [pool release];
  return 0;
}
