import { guardPage } from './guard-page.ts';

test('a page is only held while something would be lost, and no longer than one asked for', () => {
  let isAtRisk = false;
  const unguard = guardPage(() => isAtRisk);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  isAtRisk = true;
  expect(leave()).toBe(false);
  unguard();
  expect(leave()).toBe(true);
});
