import { setTimeout } from 'node:timers/promises';

/** A pause between attempts, so that they leave the processor to the work that they wait for. */
const pauseMs = 20;

/** Retries an assertion until it passes, for the work of other processes. Fails with the last error. */
export async function eventually(attempt: () => Promise<void>, withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(pauseMs);
    }
  }
}
