import { expect, test } from '@jest/globals';
import { Health } from '#health/health';

test('each dependency has its own check: one that fails, throws or times out is down', async () => {
  const health = new Health({ freshMs: 0 });
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

test('a dependency counts as down from the first failed check until it recovers', async () => {
  const health = new Health({ freshMs: 0 });
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

test('each dependency is checked once a second at most, however many callers there are', async () => {
  const health = new Health();
  let count = 0;
  health.watch('counted', async () => (count += 1) > 0);
  await Promise.all([health.look(), health.look()]);
  await health.look();
  expect(count).toBe(1);
});

test('reasons reveal no addresses or statements', async () => {
  const health = new Health();
  const coded = (code: string) => () => Promise.reject(Object.assign(new Error('host db.internal'), { code }));
  health.watch('read-only', coded('25006'));
  health.watch('full', coded('53100'));
  health.watch('refused', coded('ECONNREFUSED'));
  health.watch('unknown', () => Promise.reject(new Error('something else')));
  const reasons = (await health.look()).map(({ reason }) => reason);
  expect(reasons).toEqual(['read-only', 'disk full', 'no connection', null]);
});
