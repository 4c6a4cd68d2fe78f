import { setImmediate } from 'node:timers/promises';

/** Tries until it holds: for what another process does in its own time. Fails with the last fault. */
export async function eventually(attempt: () => Promise<void>, withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setImmediate();
    }
  }
}
