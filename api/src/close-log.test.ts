import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const api = path.join(import.meta.dirname, '..');
/** Writes more lines than fit into one write once standard input ends, then exits. */
const program = `
  import { closeLog } from '#close-log';
  import { createLog } from '#log';
  const log = createLog('info');
  log.info('ready');
  process.stdin.resume().on('end', async () => {
    for (const line of ['first', 'second', 'third']) log.info(line);
    await closeLog(log);
    process.exit(0);
  });`;

function start() {
  const loader = path.join(api, 'scripts/typescript-loader.mjs');
  const node = ['--conditions=api-source', '--import', loader, '--input-type=module', '-e', program];
  const child = spawn(process.execPath, node, { cwd: api, timeout: 10_000, killSignal: 'SIGKILL' });
  return { child, ended: once(child, 'exit') };
}

test('a process whose output is no longer read exits', async () => {
  const { child, ended } = start();
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
});

test('a process exits once all its lines are written', async () => {
  const { child, ended } = start();
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
  expect([...output.matchAll(/"msg":"(\w+)"/g)].map(([, message]) => message)).toEqual([
    'ready',
    'first',
    'second',
    'third',
  ]);
});
