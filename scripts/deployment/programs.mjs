import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../run.mjs';
import { findProgram } from '../system.mjs';

const read = (...names) => readFileSync(path.join(root, 'deploy', ...names), 'utf8');

/** Validates each example with the program that it is for, if that is installed. */
export const programChecks = [
  ['Deployment files: nginx', ['nginx', 'openssl'], checkWithNginx],
  ['Deployment files: Caddy', ['caddy'], checkWithCaddy],
  ['Deployment files: systemd', ['systemd-analyze'], checkWithSystemd],
].map(([title, programs, check]) => [title, () => checkWith(programs, check)]);

async function checkWith(programs, check) {
  const missing = programs.filter((name) => !findProgram([name]));
  if (missing.length > 0) return { code: 0, output: '', skipped: `${missing.join(' and ')} not installed` };
  const folder = mkdtempSync(path.join(tmpdir(), 'portals-deploy-'));
  try {
    return await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkWithNginx(folder) {
  const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map((name) => path.join(folder, name));
  const names = ['-subj', '/CN=portals.example', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  const made = await run('openssl', ['req', '-x509', ...names, '-keyout', key, '-out', certificate]);
  if (made.code !== 0) return made;
  writeFileSync(
    path.join(folder, 'portals.conf'),
    read('nginx', 'portals.conf').replaceAll('/etc/ssl/portals', folder),
  );
  const file = path.join(folder, 'nginx.conf');
  const main = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy; include ${folder}/portals.conf; }`;
  writeFileSync(file, main);
  return run('nginx', ['-t', '-q', '-p', folder, '-c', file]);
}

async function checkWithCaddy() {
  const file = path.join(root, 'deploy', 'caddy', 'Caddyfile');
  return run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file]);
}

/** With this Node's path, because systemd verifies that the program exists. */
async function checkWithSystemd(folder) {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(path.join(root, 'deploy', 'systemd')).filter((name) => /\.(?:service|timer)$/.test(name));
  for (const name of names)
    writeFileSync(path.join(folder, name), read('systemd', name).replaceAll('/opt/portals/bin/node', process.execPath));
  const units = names.map((name) => path.join(folder, name.replace('@', '@4001')));
  const { code, output } = await run('systemd-analyze', ['verify', '--man=no', ...units]);
  return { code: code !== 0 || output.includes(folder) ? 1 : 0, output };
}
