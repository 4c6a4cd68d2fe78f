import 'reflect-metadata';
import cluster from 'node:cluster';
import { explainError } from '#explain';
import { readSettings } from '#settings';
import { startTelemetry } from '#telemetry/start-telemetry';

// Files of this process are private to its account: mails with reset links, uploads, keys, logs.
process.umask(0o077);

try {
  const settings = readSettings();
  if (cluster.isPrimary && settings.workers > 1) {
    const { checkFounderPassword } = await import('#check-founder-password');
    const { runWorkers } = await import('#workers/run-workers');
    await checkFounderPassword(settings);
    await runWorkers(settings);
  } else {
    // It instruments modules as they are loaded, so it has to run before them.
    const telemetry = await startTelemetry(settings);
    const { runServer } = await import('#workers/run-server');
    await runServer(settings, telemetry);
  }
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
  process.exit(1);
}
