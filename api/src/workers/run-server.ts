import cluster from 'node:cluster';
import { run } from '#app/run';
import { checkFounderPassword } from '#check-founder-password';
import type { Settings } from '#settings';
import type { Telemetry } from '#telemetry/start-telemetry';
import { runWorker } from '#workers/run-worker';

/** Runs the server of this process: the only one, or one of several behind a port. */
export async function runServer(settings: Settings, telemetry: Telemetry | null): Promise<void> {
  if (cluster.isWorker) return runWorker(settings, telemetry);
  await checkFounderPassword(settings);
  await run(settings, { telemetry });
}
