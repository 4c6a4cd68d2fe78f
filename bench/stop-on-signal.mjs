// Preloaded by `npm run bench`: on a signal, the servers of a benchmark are stopped before it ends.
import { constants } from 'node:os';
import { stopServers } from '../scripts/server.mjs';

let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

/** Once is enough: the terminal sends a signal to the whole process group, and `npm run bench` passes it on. */
async function stop(signal) {
  if (stopping) return;
  stopping = true;
  // Without its servers, what the benchmark was doing fails.
  process.on('uncaughtException', () => undefined);
  await stopServers();
  process.exit(128 + constants.signals[signal]);
}
