import { act, renderHook } from '@testing-library/react';
import { useAction } from './use-action.ts';

/** Buttons with actions that stay pending until the test settles them. */
function setUp() {
  const answers: PromiseWithResolvers<void>[] = [];
  const work = jest.fn(() => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  const { result } = renderHook(() => useAction<'end' | 'endAll'>());
  return {
    work,
    pending: () => result.current.pending,
    /** Clicks all of them before the next render. */
    press: (...names: ('end' | 'endAll')[]) =>
      act(() => {
        for (const name of names) void result.current.run(name, "Couldn't end the session", work);
      }),
    answer: () => act(async () => answers.at(-1)?.resolve()),
    refuse: () => act(async () => answers.at(-1)?.reject(new Error('Away'))),
  };
}

test('two clicks before the next render run the action once', async () => {
  const { work, press, pending, answer } = setUp();
  press('end', 'end');
  expect(work).toHaveBeenCalledTimes(1);
  expect(pending()).toBe('end');
  press('end');
  expect(work).toHaveBeenCalledTimes(1);
  await answer();
  expect(pending()).toBeNull();
});

test('other buttons do nothing while an action is pending', async () => {
  const { work, press, pending, answer } = setUp();
  press('end', 'endAll');
  expect(work).toHaveBeenCalledTimes(1);
  expect(pending()).toBe('end');
  await answer();
  press('endAll');
  expect(work).toHaveBeenCalledTimes(2);
  expect(pending()).toBe('endAll');
  await answer();
});

test('after a failure, the action can be run again', async () => {
  const { work, press, pending, refuse } = setUp();
  press('end');
  await refuse();
  expect(pending()).toBeNull();
  press('end');
  expect(work).toHaveBeenCalledTimes(2);
  await refuse();
});
