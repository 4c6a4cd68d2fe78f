// One PostgreSQL for the run, with a migrated template that each test file clones. It runs in a separate process,
// because the sources need the TypeScript loader.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export default async function start() {
  const root = path.dirname(import.meta.dirname);
  const execArgv = ['--conditions=api-source', '--import', path.join(root, 'scripts/typescript-loader.mjs')];
  const child = fork(path.join(root, 'test/database-server.ts'), { cwd: root, execArgv, stdio: 'inherit' });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => [{ failed: code }]),
  ]);
  if (message.failed !== undefined) throw new Error(`The test database did not start (exit code ${message.failed})`);
  process.env.TEST_DATABASE_URL = message.url;
  process.env.TEST_APP_URL = message.appUrl;
  process.env.TEST_TEMPLATE = message.template;
  process.env.TEST_STORED_BUILDS = message.builds;
  globalThis.testDatabase = child;
}
