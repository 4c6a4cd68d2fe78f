import { expect, test } from '@jest/globals';
import { BrokenCircuitError } from 'cockatiel';
import { pino } from 'pino';
import { startStep } from '#app/start-step';
import { unavailable } from '#errors';
import { Lifecycle } from '#health/lifecycle';

test('the public reason for a waiting start omits the account name that the driver reports', async () => {
  const log = pino({ level: 'silent' });
  const lifecycle = new Lifecycle({ log });
  const refusal = Object.assign(new Error('too many connections for role "portals_prod"'), { code: '53300' });
  const said: Array<string | null> = [];
  await startStep({ lifecycle, log }, 'database', async () => {
    said.push(lifecycle.lastError);
    if (said.length === 1) throw new Error('Not opened', { cause: refusal });
  });
  expect(said).toEqual([null, 'too many connections']);
});

test('the reason for a waiting start is logged when it changes, in one line, and an open circuit is no change', async () => {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), {
    syscall: 'connect',
    code: 'ECONNREFUSED',
  });
  const faults = [refused, unavailable('The database', new BrokenCircuitError()), new AggregateError([refused])];
  await startStep({ lifecycle: new Lifecycle({ log }), log }, 'database', async () => {
    const fault = faults.shift();
    if (fault) throw unavailable('The database', fault);
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 40, reason: 'connect ECONNREFUSED 10.0.0.1:5432', msg: 'the start waits for database, and tries again' },
    { level: 30, msg: expect.stringMatching(/^database: ready after \d+ ms$/) },
  ]);
});
