/** Freezes the date for each test of the file; timers and promises keep running. */
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
