import { expect, test } from '@jest/globals';
import { Circuit } from '#dependencies/circuit';
import { AppError } from '#errors';
import { eventually } from '#test/eventually';

const isFailure = (error: unknown) => error instanceof Error && error.message === 'away';
const away = () => Promise.reject(new Error('away'));
const getCircuit = (openMs: number) => new Circuit({ what: 'The mill', failures: 2, openMs, isFailure });
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('after consecutive failures it fails fast, with a retry-after', async () => {
  const circuit = getCircuit(60_000);
  for (let failure = 1; failure <= 2; failure += 1) await thrownBy(circuit.run(away));
  let wasCalled = false;
  const error = await thrownBy(circuit.run(async () => (wasCalled = true)));
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  expect([wasCalled, circuit.isOpen]).toEqual([false, true]);
});

test("errors that are not the dependency's fault do not open it", async () => {
  const circuit = getCircuit(60_000);
  for (let failure = 1; failure <= 5; failure += 1)
    await thrownBy(circuit.run(() => Promise.reject(new Error('ours'))));
  expect(circuit.isOpen).toBe(false);
});

test('one request tests it while the others fail fast, and success closes it', async () => {
  const circuit = getCircuit(20);
  for (let failure = 1; failure <= 2; failure += 1) await thrownBy(circuit.run(away));
  const gate = Promise.withResolvers<string>();
  let tested: Promise<unknown> = Promise.resolve();
  await eventually(async () => {
    let isTesting = false;
    tested = thrownBy(
      circuit.run(() => {
        isTesting = true;
        return gate.promise;
      }),
    );
    expect(isTesting).toBe(true);
  });
  expect(await thrownBy(circuit.run(async () => 'another'))).toBeInstanceOf(AppError);
  gate.resolve('well');
  expect(await tested).toBeNull();
  expect(await circuit.run(async () => 'again')).toBe('again');
});

test('a probe tests the dependency instead of a request that may take long', async () => {
  let isAway = true;
  const probed: boolean[] = [];
  const probe = async () => {
    probed.push(isAway);
    if (isAway) await away();
  };
  const circuit = new Circuit({ what: 'The mill', failures: 1, openMs: 20, isFailure, probe });
  await thrownBy(circuit.run(away));
  let wasRun = false;
  const run = () => circuit.run(async () => (wasRun = true));
  await eventually(async () => {
    await thrownBy(run());
    expect(probed).toEqual([true]);
  });
  expect(wasRun).toBe(false);
  isAway = false;
  await eventually(async () => expect(await run()).toBe(true));
  expect([probed, circuit.isOpen]).toEqual([[true, false], false]);
});
