import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '#test/faults/fault';
import { installReleasedVersion, findMissingReason } from '#test/mixed/released-version';

/** A minute with a server of the last release next to new ones, which have migrated the schema. */
export function createOldVersionFault(): Fault {
  return {
    name: 'old and new version side by side',
    cannotRun: findMissingReason,
    // One person asks more in this minute than the hourly quota allows.
    env: { JARVIS_QUESTIONS_PER_HOUR: '1000', JARVIS_QUESTIONS_PER_DAY: '1000' },
    firstVersion: async () => {
      const released = await installReleasedVersion();
      if ('missing' in released) throw new Error(released.missing);
      return released.root;
    },
    begin: async () => undefined,
    durationMs: 60_000,
    // Drains the server, as load balancers do.
    end: async (stage) => {
      const [old] = stage.servers;
      if (!old) return;
      stage.servers.delete(old);
      stage.setBackends();
      await delay(1000);
      await stage.terminate(old);
    },
    limits: { failed: 0, failedReplies: 0 },
  };
}
