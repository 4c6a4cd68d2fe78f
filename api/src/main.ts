import 'reflect-metadata';
import { createApp } from '#app';
import { checkFounderPassword } from '#check-founder-password';
import { endOnUncaught } from '#end-on-uncaught';
import { explain } from '#explain';
import { createLog } from '#log';
import { readSettings } from '#settings';

// Whatever this process writes is for its own account: mails with reset links, uploads, keys, logs.
process.umask(0o077);

try {
  const settings = readSettings();
  await checkFounderPassword(settings);
  const log = createLog(settings.logLevel);
  const starting = createApp(settings, { log });
  let stopping: Promise<void> | undefined;
  // From the first moment on: whoever is stopped while starting leaves nothing running either.
  const stop = () => (stopping ??= starting.then((app) => app.stop()));
  process.on('uncaughtException', endOnUncaught({ log, stop, exit: (code) => process.exit(code) }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(signal, () => void stop().then(() => process.exit(0)));
  const { url, demo } = await starting;
  log.info({ event: 'ready', url }, `listening on ${url}`);
  // Whoever started us over a channel learns it also with a quiet log.
  process.send?.({ event: 'ready', url, demo });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
