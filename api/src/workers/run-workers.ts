import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { endOnSignal } from '#app/end-on-signal';
import { openEmbedded } from '#app/open-embedded';
import { closeLog } from '#close-log';
import { prepareDataDir } from '#files/prepare-data-dir';
import { Lifecycle, StartAborted } from '#health/lifecycle';
import { getShutdownTimeouts } from '#health/shutdown-timeouts';
import { listen } from '#http/server/listen';
import { metricsServer } from '#http/monitoring/metrics';
import { createLog } from '#log';
import { readOrCreateMachineKey } from '#remotes/machine-key';
import { readSecrets } from '#secrets/read-secrets';
import type { Settings } from '#settings';
import { WorkerPool } from '#workers/worker-pool';

/**
 * Runs several servers as processes that share one port, until a signal ends them. This process serves nothing itself: it owns the embedded
 * database and replaces workers that exit. Throws if they can't start.
 */
export async function runWorkers(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const workerTimeouts = getShutdownTimeouts(settings);
  // A worker exits when its own limits are exceeded.
  const timeouts = {
    ...workerTimeouts,
    delay: 0,
    part: workerTimeouts.total + 2000,
    total: workerTimeouts.total + 5000,
  };
  const lifecycle = new Lifecycle({ log, timeouts });
  let pool: WorkerPool | undefined;
  const exit = (code: number) => {
    pool?.kill();
    void closeLog(log).finally(() => process.exit(code));
  };
  endOnSignal({ lifecycle, log, process, exit });
  try {
    await lifecycle.start(async () => {
      await checkPort(settings);
      prepareDataDir(settings.dataDir, log);
      // Created here if missing, so that no two workers create them.
      readSecrets(settings);
      readOrCreateMachineKey(settings);
      lifecycle.waitFor('database');
      const database = settings.database.kind === 'embedded' ? lifecycle.use(await startEmbeddedDatabase()) : null;
      pool = lifecycle.use(
        new WorkerPool({
          count: settings.workers,
          database: database && { url: database.url, ownerUrl: database.ownerUrl },
          log,
          onCrashLoop: () => void lifecycle.stop().finally(() => exit(1)),
        }),
      );
      const { metrics } = pool;
      lifecycle.use(await metricsServer({ text: metrics.bind(pool) }, settings), 'metrics port');
      lifecycle.waitFor('workers');
      const { url, demo } = await pool.start();
      lifecycle.ready();
      log.info(
        { event: 'ready', url, workers: settings.workers },
        `listening on port ${settings.port} for ${url}, with ${settings.workers} workers`,
      );
      process.send?.({ event: 'ready', url, demo });
    });
  } catch (error) {
    if (error instanceof StartAborted) return; // the signal ends the process
    await lifecycle.stop().catch(() => undefined); // logged; report why the start failed
    throw error;
  }

  function startEmbeddedDatabase() {
    const connections = settings.workers * (settings.databaseConnections + 5) + 20;
    return openEmbedded({ folder: settings.dataDir, log, flags: [`max_connections=${Math.max(100, connections)}`] });
  }
}

/** Workers share the port, and would also share it with those of another start. */
async function checkPort({ port, host }: Settings): Promise<void> {
  const server = createServer();
  await listen(server, 'PORT', port, host);
  await promisify(server.close.bind(server))();
}
