import 'reflect-metadata';
import { run } from '#app/run';
import { checkFounderPassword } from '#check-founder-password';
import { explain } from '#explain';
import { readSettings } from '#settings';

// Whatever this process writes is for its own account: mails with reset links, uploads, keys, logs.
process.umask(0o077);

try {
  const settings = readSettings();
  await checkFounderPassword(settings);
  await run(settings);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
