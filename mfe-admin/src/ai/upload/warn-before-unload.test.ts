import { warnBeforeUnload } from './warn-before-unload.ts';

test('warns on unload only while something would be lost, and stops when released', () => {
  let isAtRisk = false;
  const removeWarning = warnBeforeUnload(() => isAtRisk);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  isAtRisk = true;
  expect(leave()).toBe(false);
  removeWarning();
  expect(leave()).toBe(true);
});
