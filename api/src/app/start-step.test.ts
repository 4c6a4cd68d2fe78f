import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { startStep } from '#app/start-step';
import { Lifecycle } from '#health/lifecycle';

test('why a start waits is said in words that anybody may read, without the account that the driver names', async () => {
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
