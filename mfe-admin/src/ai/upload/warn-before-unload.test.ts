import { warnBeforeUnload } from './warn-before-unload.ts';

test('a page is only held while something would be lost, and no longer than one asked for', () => {
  let isAtRisk = false;
  const removeWarning = warnBeforeUnload(() => isAtRisk);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  isAtRisk = true;
  expect(leave()).toBe(false);
  removeWarning();
  expect(leave()).toBe(true);
});
