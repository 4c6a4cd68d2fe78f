import { act, renderHook } from '@testing-library/react';
import { useCoalescedRefetch } from './use-coalesced-refetch.ts';

/** An event source and the requests that it triggers. Each request is held until the test answers it. */
function setUp() {
  const answers: PromiseWithResolvers<void>[] = [];
  const ask = jest.fn(() => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  const { result } = renderHook(() => useCoalescedRefetch(ask));
  return {
    ask,
    happen: () => result.current(),
    answer: () => act(async () => answers.at(-1)?.resolve()),
    fail: () => act(async () => answers.at(-1)?.reject(new Error('Away'))),
  };
}

test('a burst of events sends one request at once, and one more after its answer', async () => {
  const { ask, happen, answer } = setUp();
  for (let event = 0; event < 5; event += 1) happen();
  expect(ask).toHaveBeenCalledTimes(1);
  await answer();
  expect(ask).toHaveBeenCalledTimes(2);
  await answer();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an event during the second request sends a third', async () => {
  const { ask, happen, answer } = setUp();
  happen();
  happen();
  await answer();
  happen();
  await answer();
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each(['answer', 'fail'] as const)('after the last request (%s), the next event sends one at once', async (end) => {
  const { ask, happen, ...requests } = setUp();
  happen();
  await requests[end]();
  expect(ask).toHaveBeenCalledTimes(1);
  happen();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an event during a request that fails still sends one more', async () => {
  const { ask, happen, fail } = setUp();
  happen();
  happen();
  await fail();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('with a delay, a burst of events sends one request, and none after the panel is gone', async () => {
  jest.useFakeTimers();
  const ask = jest.fn(async () => undefined);
  const { result, unmount } = renderHook(() => useCoalescedRefetch(ask, 200));
  for (let event = 0; event < 5; event += 1) result.current();
  await act(() => jest.advanceTimersByTimeAsync(199));
  expect(ask).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(ask).toHaveBeenCalledTimes(1);
  result.current();
  unmount();
  await jest.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
