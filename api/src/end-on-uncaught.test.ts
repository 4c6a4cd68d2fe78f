import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { endOnUncaught } from '#end-on-uncaught';

/** What the handler did about an exception. */
async function handled(error: unknown, stop = async () => undefined as void) {
  const did: string[] = [];
  const levels: number[] = [];
  const log = pino({}, { write: (line: string) => void levels.push(JSON.parse(line).level) });
  const done = new Promise<void>((resolve) => {
    const exit = (code: number) => {
      did.push(`exit ${code}`);
      resolve();
    };
    endOnUncaught({ log, stop: async () => (did.push('stop'), stop()), exit })(error);
    if (did.length === 0) resolve();
  });
  await done;
  return { did, levels };
}

const withCode = (code: string) => Object.assign(new Error(`read ${code}`), { code, syscall: 'read' });

test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
  'a connection that breaks with %s is logged, and the server keeps running',
  async (code) => {
    expect(await handled(withCode(code))).toEqual({ did: [], levels: [50] });
  },
);

test('any other exception shuts the server down cleanly', async () => {
  expect(await handled(new TypeError('x is not a function'))).toEqual({ did: ['stop', 'exit 1'], levels: [60] });
});

test('the process exits even if the shutdown fails', async () => {
  const stop = () => Promise.reject(new Error('No'));
  expect(await handled(new TypeError('x'), stop)).toEqual({ did: ['stop', 'exit 1'], levels: [60, 50] });
});
