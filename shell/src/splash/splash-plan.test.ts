import { createSplashPlan, splashTimes } from './splash-plan.ts';

const differences = (values: number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));

function expectWithinLimits(random: () => number) {
  const plan = createSplashPlan(random);
  expect(plan.at(-1)).toEqual({ at: splashTimes.full, percent: 100 });
  const steps = differences(plan.map(({ percent }) => percent));
  const pauses = differences(plan.map(({ at }) => at));
  expect([steps.filter((step) => step < 8 || step > 20), pauses.filter((ms) => ms < 120 || ms > 300)]).toEqual([
    [],
    [],
  ]);
  return plan;
}

test('in 10 000 draws, each rises in steps of 8 to 20 % after 120 to 300 ms, and reaches 100 % after exactly 2180 ms', () => {
  const seen = new Set(Array.from({ length: 10_000 }, () => JSON.stringify(expectWithinLimits(Math.random))));
  expect(seen.size).toBeGreaterThan(9_900);
});

test.each([0, 0.5, 1 - Number.EPSILON])('a random source that always returns %d stays within the limits', (value) => {
  expectWithinLimits(() => value);
});

test('the fade-out starts half a second after 100 %, and everything takes three seconds', () => {
  expect(splashTimes.leaving - splashTimes.full).toBe(500);
  expect(splashTimes.over).toBe(3000);
});
