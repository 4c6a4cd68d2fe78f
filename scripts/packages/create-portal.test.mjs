import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { portalRowRule } from '../../rules/src/portal-row-rule.ts';
import { remoteName } from '../../rules/src/releases.ts';
import { root } from '../paths.mjs';

function create(t, name) {
  const folder = mkdtempSync(path.join(tmpdir(), 'create-portal-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'packages/create-portal/create.mjs'), name], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr, created: path.join(folder, name) };
}

for (const name of ['hiring', `${'long-'.repeat(7)}title`])
  test(`a portal named ${name} gets a remote and a title that a release takes`, (t) => {
    const { status, created } = create(t, name);
    assert.equal(status, 0);
    const config = readFileSync(path.join(created, 'rspack.config.mjs'), 'utf8');
    const [, title] = /title: '([^']+)'/.exec(config);
    assert.ok(remoteName.safeParse(`mfe-${name}`).success);
    assert.ok(portalRowRule.safeParse({ path: `/${name}`, title, audiences: ['admin'] }).success);
  });

for (const name of ['Hiring', 'board2', 'a--b', '-x', 'x'.repeat(41), '../up'])
  test(`a portal is not named ${name}`, (t) => {
    const { status, stderr, created } = create(t, name);
    assert.equal(status, 1);
    assert.match(stderr, /^Name the portal in at most 40 lowercase letters and dashes|^Unknown option/);
    assert.equal(existsSync(path.join(created, 'package.json')), false);
  });
