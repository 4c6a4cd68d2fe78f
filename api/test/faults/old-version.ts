import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '#test/faults/fault';
import { installReleasedVersion, findMissingReason } from '#test/mixed/released-version';

/** A minute with a server of the last release beside the new ones, which have brought their schema. */
export function createOldVersionFault(): Fault {
  return {
    name: 'old and new version side by side',
    cannotRun: findMissingReason,
    // One person asks more in this minute than they may in an hour.
    env: { JARVIS_QUESTIONS_PER_HOUR: '1000', JARVIS_QUESTIONS_PER_DAY: '1000' },
    firstVersion: async () => {
      const released = await installReleasedVersion();
      if ('missing' in released) throw new Error(released.missing);
      return released.root;
    },
    begin: async () => undefined,
    durationMs: 60_000,
    // As balancers do it: its requests end, then it does.
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
