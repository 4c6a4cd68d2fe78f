import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '#test/faults/fault';
import type { FaultServer } from '#test/faults/stage';
import { releasedVersion, whyMissing } from '#test/mixed/released-version';

/** A minute with a server of the last release beside the new ones, on their schema. */
export function oldVersion(): Fault {
  let old: FaultServer | undefined;
  return {
    name: 'old and new version side by side',
    cannotRun: whyMissing,
    // One person asks more in this minute than they may in an hour.
    env: { JARVIS_QUESTIONS_PER_HOUR: '1000', JARVIS_QUESTIONS_PER_DAY: '1000' },
    begin: async (stage) => {
      const released = await releasedVersion();
      if ('missing' in released) throw new Error(released.missing);
      old = await stage.startServer({}, released.root);
    },
    lastsMs: 60_000,
    // As balancers do it: its requests end, then it does.
    end: async (stage) => {
      if (!old) return;
      stage.servers.delete(old);
      stage.setBackends();
      await delay(1000);
      await stage.terminate(old);
    },
    limits: { failed: 0, failedReplies: 0 },
  };
}
