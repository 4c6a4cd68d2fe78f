import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { portalRowRule } from '../../rules/src/portal-row-rule.ts';
import { remoteName } from '../../rules/src/releases.ts';
import { root } from '../paths.mjs';

function create(t, name, { args = [], env = {} } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'create-portal-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const program = path.join(root, 'packages/create-portal/create.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, name, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr, created: path.join(folder, name) };
}

for (const name of ['hiring', `${'long-'.repeat(7)}title`])
  test(`a portal named ${name} gets a valid remote name and title`, (t) => {
    const { status, created } = create(t, name);
    assert.equal(status, 0);
    const config = readFileSync(path.join(created, 'rspack.config.mjs'), 'utf8');
    const [, title] = /title: '([^']+)'/.exec(config);
    assert.ok(remoteName.safeParse(`mfe-${name}`).success);
    assert.ok(portalRowRule.safeParse({ path: `/${name}`, title, audiences: ['admin'] }).success);
  });

for (const [what, given, expected] of [
  ['behind --', { args: ['--shell', 'https://portal.example/admin'] }, 'https://portal.example'],
  ['that npm read as a setting', { env: { npm_config_shell: 'http://localhost:4711' } }, 'http://localhost:4711'],
  [
    'after -- despite a setting',
    { args: ['--shell', 'https://portal.example'], env: { npm_config_shell: 'http://localhost:4711' } },
    'https://portal.example',
  ],
  ['if the setting is the shell of a terminal', { env: { npm_config_shell: '/bin/zsh' } }, 'http://localhost:4000'],
])
  test(`a portal gets the address ${what}, and the output names it`, (t) => {
    const { created, stdout } = create(t, 'hiring', given);
    const { portal } = JSON.parse(readFileSync(path.join(created, 'package.json'), 'utf8'));
    assert.equal(portal.address, expected);
    assert.match(stdout, new RegExp(`for the product at ${expected} .\`portal.address\` in its package.json`));
  });

for (const name of ['Hiring', 'board2', 'a--b', '-x', 'x'.repeat(41), '../up'])
  test(`${name} is not a portal name`, (t) => {
    const { status, stderr, created } = create(t, name);
    assert.equal(status, 1);
    assert.match(stderr, /^A portal name has at most 40 lowercase letters and dashes|^Unknown option/);
    assert.equal(existsSync(path.join(created, 'package.json')), false);
  });

test('a portal and its commands need the Node version that the guide names', () => {
  const packages = ['create-portal', 'create-portal/template', 'portal-build', 'portal-release'];
  const ranges = packages.map((name) => readJson(`packages/${name}/package.json`).engines.node);
  assert.deepEqual([...new Set(ranges)], ['^20.19.0 || ^22.12.0 || >=24.0.0']);
  const guide = readFileSync(path.join(root, 'docs/shipping-a-portal.md'), 'utf8');
  assert.match(guide, /You need Node 20\.19, 22\.12, or 24 and later/);
});

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
