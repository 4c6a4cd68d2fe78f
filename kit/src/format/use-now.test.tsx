import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now.ts';

const start = Date.parse('2026-11-21T12:00:20.000Z');

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('it ticks at half minutes of the clock', () => {
  const { result } = renderHook(() => useNow());
  expect(result.current).toBe(start);
  pass(9_999);
  expect(result.current).toBe(start);
  pass(1);
  expect(result.current).toBe(start + 10_000);
  pass(30_000);
  expect(result.current).toBe(start + 40_000);
});

test('with a due time, it ticks when the minutes until then change', () => {
  const { result } = renderHook(() => useNow('2026-11-21T14:00:25.000Z'));
  pass(4_999);
  expect(result.current).toBe(start);
  pass(1);
  expect(result.current).toBe(start + 5_000);
});

test('all subscribers share one timer, and the last one stops it', () => {
  const hooks = [
    renderHook(() => useNow()),
    renderHook(() => useNow()),
    renderHook(() => useNow('2026-11-21T14:00:25Z')),
  ];
  expect(jest.getTimerCount()).toBe(1);
  pass(5_000);
  expect(new Set(hooks.map(({ result }) => result.current))).toEqual(new Set([start + 5_000]));
  for (const { unmount } of hooks) unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('it stops while the page is hidden, and is current when it is seen again', () => {
  const { result } = renderHook(() => useNow());
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(jest.getTimerCount()).toBe(0);
  pass(3_600_000);
  expect(result.current).toBe(start);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(start + 3_600_000);
});

test('a component that mounts between two ticks has the current time', () => {
  renderHook(() => useNow());
  pass(8_000);
  expect(renderHook(() => useNow()).result.current).toBe(start + 8_000);
});
