import { EventEmitter, once } from 'node:events';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { endOnSignal } from '#app/end-on-signal';
import { Lifecycle } from '#health/lifecycle';

/** A server with one part, in a process that records how it ends. */
function startServer(part: { stop(): Promise<void> }, total = 1000) {
  const lines: Array<{ level: number; msg: string }> = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const lifecycle = new Lifecycle({ log, timeouts: { delay: 0, requests: 50, background: 10, part: 60_000, total } });
  lifecycle.use(part, 'redis');
  lifecycle.ready();
  const process = new EventEmitter();
  endOnSignal({ lifecycle, log, process, exit: (code) => void process.emit('exit', code) });
  return {
    process,
    exited: once(process, 'exit'),
    fatal: () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg),
  };
}
const never = () => new Promise<void>(() => undefined);

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'])(
  '%s stops the server in order, and the process exits with 0',
  async (signal) => {
    let isStopped = false;
    const { process, exited } = startServer({ stop: async () => void (isStopped = true) });
    process.emit(signal, signal);
    expect(await exited).toEqual([0]);
    expect(isStopped).toBe(true);
  },
);

test('a stop that hangs exits with 1 at its timeout, with one line that names the part', async () => {
  const { process, exited, fatal } = startServer({ stop: never }, 100);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await exited).toEqual([1]);
  expect(fatal()).toEqual(['not stopped within 0.1 seconds: redis']);
});

test('a part that fails to stop makes the exit code 1', async () => {
  const { process, exited } = startServer({ stop: () => Promise.reject(new Error('No')) });
  process.emit('SIGTERM', 'SIGTERM');
  expect(await exited).toEqual([1]);
});

test('a second signal exits immediately, unless npm only forwarded the first', async () => {
  const { process, exited, fatal } = startServer({ stop: never });
  process.emit('SIGINT', 'SIGINT');
  process.emit('SIGINT', 'SIGINT');
  expect(fatal()).toEqual([]);
  const later = setInterval(() => process.emit('SIGINT', 'SIGINT'), 50);
  expect(await exited).toEqual([1]);
  clearInterval(later);
  expect(fatal()[0]).toBe('ending at once on a second signal, while stopping: redis');
});
