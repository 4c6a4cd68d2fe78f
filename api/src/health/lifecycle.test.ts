import { expect, test } from '@jest/globals';
import { Lifecycle, StartAborted } from '#health/lifecycle';

const timeouts = { delay: 0, requests: 50, background: 10, part: 50, total: 1000 };
const never = () => new Promise<void>(() => undefined);

/** A lifecycle with components that record what happens to them. */
function withParts(parts: Record<string, { drain?: () => Promise<void>; stop?: () => Promise<void> }>) {
  const lifecycle = new Lifecycle({ timeouts });
  const happened: string[] = [];
  for (const [name, { drain, stop }] of Object.entries(parts)) {
    const note = (what: string, work?: () => Promise<void>) => async () => {
      happened.push(`${what} ${name}`);
      await work?.();
    };
    lifecycle.use({ ...(drain && { drain: note('drain', drain) }), stop: note('stop', stop) }, name);
  }
  return { lifecycle, happened };
}

test('all components are drained in parallel, then stopped one by one in reverse order', async () => {
  const bothDrain = Promise.withResolvers<void>();
  const { lifecycle, happened } = withParts({
    pool: {},
    jobs: { drain: () => bothDrain.promise },
    requests: { drain: async () => bothDrain.resolve() },
  });
  lifecycle.ready();
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  expect(happened).toEqual(['drain jobs', 'drain requests', 'stop requests', 'stop jobs', 'stop pool']);
  expect(lifecycle.phase).toBe('stopped');
});

test("a component that hangs or fails doesn't prevent the others from stopping, and is named", async () => {
  const { lifecycle, happened } = withParts({
    database: {},
    redis: { stop: never },
    jobs: { drain: never, stop: () => Promise.reject(new Error('No connection')) },
  });
  lifecycle.ready();
  const stopping = lifecycle.stop();
  expect(lifecycle.stopping).toBe('start');
  await expect(stopping).rejects.toMatchObject({
    errors: [
      { message: 'draining jobs: not stopped within 2.05 seconds' },
      { message: 'No connection' },
      { message: 'redis: not stopped within 0.05 seconds' },
    ],
  });
  expect(happened).toEqual(['drain jobs', 'stop jobs', 'stop redis', 'stop database']);
});

test('stopping during startup waits for the current step, drains nothing, and leaves nothing running', async () => {
  const { lifecycle, happened } = withParts({ port: { drain: never } });
  const step = Promise.withResolvers<void>();
  const started = lifecycle.start(async () => {
    await step.promise;
    lifecycle.use({ stop: async () => void happened.push('stop database') }, 'database');
  });
  const stopped = lifecycle.stop();
  step.resolve();
  await expect(started).rejects.toThrow(StartAborted);
  await stopped;
  expect(happened).toEqual(['stop database', 'stop port']);
});
