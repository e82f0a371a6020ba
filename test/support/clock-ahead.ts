/** Loaded before a program (`--import`), sets its clock 30 days ahead, as on a machine whose clock is wrong. */
const AHEAD_MS = 30 * 86_400_000;
const RealDate = Date;
const now = () => RealDate.now() + AHEAD_MS;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, caller) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, caller),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
