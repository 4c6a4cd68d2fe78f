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

test('after failures in a row it refuses at once, with a time to come back', async () => {
  const circuit = getCircuit(60_000);
  for (let failure = 1; failure <= 2; failure += 1) await thrownBy(circuit.run(away));
  let wasAsked = false;
  const error = await thrownBy(circuit.run(async () => (wasAsked = true)));
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  expect([wasAsked, circuit.isOpen]).toEqual([false, true]);
});

test('what is not the fault of the dependency does not open it', async () => {
  const circuit = getCircuit(60_000);
  for (let failure = 1; failure <= 5; failure += 1)
    await thrownBy(circuit.run(() => Promise.reject(new Error('ours'))));
  expect(circuit.isOpen).toBe(false);
});

test('one request tests it while the others are refused at once, and it closes when that succeeds', async () => {
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

test('where there is a probe, it tests the dependency, and no request does that may take long', async () => {
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
