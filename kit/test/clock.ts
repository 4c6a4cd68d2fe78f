/** Dates stand still for each test of the file; timers and promises go on on their own. */
export function freezeDates(now: string): void {
  beforeEach(() => jest.useFakeTimers({ now: new Date(now), doNotFake }));
  afterEach(() => jest.useRealTimers());
}

const doNotFake: FakeableAPI[] = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'cancelAnimationFrame',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'setImmediate',
  'setInterval',
  'setTimeout',
];
