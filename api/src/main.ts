import 'reflect-metadata';
import { explain } from '#explain';
import { readSettings } from '#settings';
import { startTelemetry } from '#telemetry/start-telemetry';

// Whatever this process writes is for its own account: mails with reset links, uploads, keys, logs.
process.umask(0o077);

try {
  const settings = readSettings();
  // It hooks into modules as they are loaded: all that load one come later.
  const telemetry = await startTelemetry(settings);
  const { run } = await import('#app/run');
  const { checkFounderPassword } = await import('#check-founder-password');
  await checkFounderPassword(settings);
  await run(settings, telemetry);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
