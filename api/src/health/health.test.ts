import { expect, test } from '@jest/globals';
import { Health } from '#health/health';

test('each dependency is asked by its own check: one that says no, throws or keeps silent is down', async () => {
  const health = new Health();
  health.watch('well', async () => true);
  health.watch('ill', async () => false);
  health.watch('away', () => Promise.reject(new Error('Connection refused')));
  health.watch('silent', () => new Promise(() => {}));
  const states = await health.look();
  expect(states.map(({ name, state }) => [name, state])).toEqual([
    ['well', 'ok'],
    ['ill', 'down'],
    ['away', 'down'],
    ['silent', 'down'],
  ]);
  const [well, , , silent] = states;
  expect(well).toMatchObject({ downSince: null, ms: expect.any(Number) });
  expect(silent?.ms).toBeGreaterThanOrEqual(1900);
});

test('what is down is so since it was first found so, until it is well again', async () => {
  const health = new Health();
  let isWell = false;
  health.watch('redis', async () => isWell);
  const sinces = async () => (await health.look()).map(({ downSince }) => downSince);
  const [since] = await sinces();
  expect(since).toBeInstanceOf(Date);
  expect(await sinces()).toEqual([since]);
  isWell = true;
  expect(await sinces()).toEqual([null]);
  isWell = false;
  expect((await sinces())[0]).not.toBe(since);
});
