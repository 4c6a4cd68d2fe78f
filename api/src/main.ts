import { createApp } from '#app';
import { createLog } from '#log';
import { readSettings, SettingsError } from '#settings';

try {
  const settings = readSettings();
  const log = createLog(settings.logLevel);
  const starting = createApp(settings, { log });
  let stopping = false;
  // From the first moment on: whoever is stopped while starting leaves nothing running either.
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const app = await starting;
    await app.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop());
  const { url } = await starting;
  log.info({ event: 'ready', url, demo: settings.demo }, `listening on ${url}`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** What went wrong, for whoever started it. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${'port' in error ? error.port : ''} is taken by another program. Stop that one, or set PORT to another number.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
