/** Preloaded by a test to set the clock of a server process an hour ahead. */
const aheadMs = 3_600_000;
const realNow = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, values) => new RealDate(...(values.length > 0 ? values : [realNow() + aheadMs])),
  apply: (RealDate) => new RealDate(realNow() + aheadMs).toString(),
  get: (RealDate, key) => (key === 'now' ? () => realNow() + aheadMs : Reflect.get(RealDate, key)),
});
