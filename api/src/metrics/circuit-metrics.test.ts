import { expect, test } from '@jest/globals';
import { Circuit } from '#dependencies/circuit';
import { createMetrics } from '#metrics';
import { eventually } from '#test/eventually';

test('a circuit is reported while it is open, and no longer tracked after a stop', async () => {
  const { watchCircuits: followCircuits, openCircuits } = createMetrics();
  const shown = async () => (await openCircuits.get()).values;
  const following = followCircuits();
  const circuit = new Circuit({ what: 'The mill', failures: 1, openMs: 10, isFailure: () => true });
  const fail = () => circuit.run(() => Promise.reject(new Error('away'))).catch(() => undefined);
  await fail();
  expect(await shown()).toEqual([{ labels: { dependency: 'mill' }, value: 1 }]);
  await eventually(async () => expect(await circuit.run(async () => 'well')).toBe('well'));
  expect(await shown()).toEqual([{ labels: { dependency: 'mill' }, value: 0 }]);
  await following.stop();
  await fail();
  expect(await shown()).toEqual([{ labels: { dependency: 'mill' }, value: 0 }]);
});
