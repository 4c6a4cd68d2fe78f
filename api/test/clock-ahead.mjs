/** Preloaded into a server process by a test: its clock is an hour ahead of everyone else's. */
const aheadMs = 3_600_000;
const realNow = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, values) => new RealDate(...(values.length > 0 ? values : [realNow() + aheadMs])),
  apply: (RealDate) => new RealDate(realNow() + aheadMs).toString(),
  get: (RealDate, key) => (key === 'now' ? () => realNow() + aheadMs : Reflect.get(RealDate, key)),
});
