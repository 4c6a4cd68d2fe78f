// Preloaded by `npm run bench`: on a signal, the servers of a benchmark are stopped before it ends.
import { constants } from 'node:os';
import { stopServers } from '../scripts/server.mjs';

let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

/** Only once: the terminal signals the whole process group, and `npm run bench` forwards it too. */
async function stop(signal) {
  if (stopping) return;
  stopping = true;
  // Without its servers, the benchmark's pending work fails.
  process.on('uncaughtException', () => undefined);
  await stopServers();
  process.exit(128 + constants.signals[signal]);
}
