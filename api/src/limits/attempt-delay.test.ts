import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toAppError, unauthenticated } from '#errors';
import { createCounterFactory } from '#limits/counters';
import { createLimits } from '#limits/limits';
import { createRandomAddress } from '#test/client';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { eventually } from '#test/eventually';

let database: TestDatabase;
beforeAll(async () => (database = await cloneDatabase()));
afterAll(() => database.drop());

const wrong = () => Promise.reject(unauthenticated());
const right = async () => 'welcome';
const getCode = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) => toAppError(error).code,
  );

test('one site takes two of the slots of delayed attempts at an account, and a rejected guess counts', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let held = 0;
  const server = createLimits(createCounterFactory(database.pool, null), { sleep: () => ((held += 1), gate) })();
  const email = `${createRandomAddress()}@test.test`;
  const at = (address: string, check: () => Promise<unknown>) =>
    getCode(server.attempt('signIn', { email, address }, check));
  for (let n = 0; n < 20; n += 1) await at(createRandomAddress(), wrong);
  const guesses: Array<Promise<string>> = [];
  for (let n = 0; n < 60; n += 1) guesses.push(at(`198.51.100.${n}`, wrong));
  const codes = Promise.all(guesses);
  const owner = at(createRandomAddress(), right);
  await eventually(async () => expect(held).toBe(3));
  for (let n = 0; n < 6; n += 1) guesses.push(at('198.51.100.77', right));
  expect(await Promise.all(guesses.slice(60))).toEqual(guesses.slice(60).map(() => 'RATE_LIMITED'));
  open();
  expect((await codes).filter((code) => code === 'RATE_LIMITED')).toHaveLength(58);
  expect(await owner).toBe('fine');
  // This address had only five refused guesses.
  expect(await at('198.51.100.77', right)).toBe('RATE_LIMITED');
});

test('if all slots are taken, a site with two of them gives one to a newcomer', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let held = 0;
  const server = createLimits(createCounterFactory(database.pool, null), { sleep: () => ((held += 1), gate) })();
  const email = `${createRandomAddress()}@test.test`;
  const at = (address: string, check: () => Promise<unknown>) =>
    getCode(server.attempt('signIn', { email, address }, check));
  for (let n = 0; n < 20; n += 1) await at(createRandomAddress(), wrong);
  const guesses = Array.from({ length: 32 }, (_, n) => at(`198.51.${n >> 1}.${n}`, wrong));
  await eventually(async () => expect(held).toBe(32));
  const owner = at(createRandomAddress(), right);
  await eventually(async () => expect(held).toBe(33));
  open();
  expect(await owner).toBe('fine');
  expect((await Promise.all(guesses)).filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
});
