import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toAppError, unauthenticated } from '#errors';
import { createCounterFactory } from '#limits/counters';
import {
  type AttemptLimit,
  attemptLimits,
  type Limit,
  type RateLimitKey,
  type RequestLimit,
  requestLimits,
} from '#limits/limit-table';
import { createLimits, type Limits } from '#limits/limits';
import type { LimitSubject } from '#limits/rate-limit-key';
import { createRandomAddress } from '#test/client';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
let limits: Limits;
let delays = 0;
beforeAll(async () => {
  database = await cloneDatabase();
  limits = createLimits(createCounterFactory(database.pool, null), { sleep: async () => (delays += 1) })();
});
afterAll(() => database.drop());

type Field = keyof LimitSubject;
/** The fields that make up a key: they stay constant while everything else varies. */
const fields: Record<RateLimitKey, Field[]> = {
  'email and address': ['email', 'address'],
  address: ['address'],
  account: ['email'],
  device: ['email', 'device'],
  person: ['person'],
  token: ['token'],
  caller: ['address'],
  recipient: ['email', 'recipient'],
  everyone: [],
};
let made = 0;
const createSubject = (): Required<LimitSubject> => {
  const email = `someone-${(made += 1)}@test.test`;
  return {
    email,
    recipient: email,
    address: createRandomAddress(),
    person: email,
    token: email,
    session: null,
    device: `device-${made}`,
  };
};
/** A subject that shares only the fields of the key with `known`. */
function sharing(known: Required<LimitSubject>, by: RateLimitKey): LimitSubject {
  const { device, ...other } = createSubject();
  const shared = Object.fromEntries(fields[by].map((field) => [field, known[field]]));
  return { ...other, ...(by === 'device' && { device }), ...shared };
}

const getCode = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) => toAppError(error).code,
  );
const count = (name: RequestLimit) => (subject: LimitSubject) => getCode(limits.count(name, subject));
const fail = (name: AttemptLimit) => async (subject: LimitSubject) => {
  const code = await getCode(limits.attempt(name, subject, () => Promise.reject(unauthenticated())));
  return code === 'UNAUTHENTICATED' ? 'fine' : code;
};

/** Each row of the table, with what exhausts it. */
type Row = [
  what: string,
  limit: Limit,
  rows: readonly Limit[],
  name: string,
  use: (subject: LimitSubject) => Promise<string>,
];
const toRows = <Name extends string>(table: Record<Name, readonly Limit[]>, getUse: (name: Name) => Row[4]): Row[] =>
  (Object.keys(table) as Name[]).flatMap((name) =>
    table[name].map((limit): Row => {
      const what = `${name} by ${limit.by}, ${limit.points} in ${limit.minutes} minutes`;
      return [what, limit, table[name], name, getUse(name)];
    }),
  );

describe.each([...toRows(attemptLimits, fail), ...toRows(requestLimits, count)])(
  '%s',
  (_what, limit, rows, name, use) => {
    test("requests over the limit are rejected or delayed, and no one else's are", async () => {
      const { by, minutes, points, over } = limit;
      const known = createSubject();
      const sameKey = rows.filter((row) => row !== limit && row.by === by);
      delays = 0;
      // Points that another row of the same name counted for everyone.
      await database.pool.query('delete from rate_limit where key like $1', [`10x:limit:${name}:everyone:%`]);
      for (let used = 0; used < points; used += 50) {
        const uses = Array.from({ length: Math.min(50, points - used) }, () => use(sharing(known, by)));
        expect(new Set(await Promise.all(uses))).toEqual(new Set(['fine']));
        // A shorter window of the same key would refuse first.
        for (const other of sameKey)
          await database.pool.query('delete from rate_limit where key like $1', [
            `10x:limit:${name}:${by}:${other.minutes}:%`,
          ]);
      }
      expect(delays).toBe(0);
      const refusal = over === 'delay' ? 'fine' : typeof over === 'object' ? 'QUOTA_EXCEEDED' : 'RATE_LIMITED';
      expect(await use(sharing(known, by))).toBe(refusal);
      expect(delays).toBe(over === 'delay' ? 1 : 0);
      expect(await use(by === 'device' ? createSubject() : { ...createSubject(), device: null })).toBe(
        by === 'everyone' ? refusal : 'fine',
      );
      expect(minutes).toBeGreaterThan(0);
    });
  },
);

test('a request without the subject that its key counts by is rejected', async () => {
  await expect(limits.count('testJarvis', { address: createRandomAddress() })).rejects.toThrow('counts by person');
});
