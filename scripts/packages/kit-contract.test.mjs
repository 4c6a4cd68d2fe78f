import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readKitContract, findVersionProblems } from './kit-contract.mjs';

const published = { version: '1.2.0', exports: { dialog: ['Dialog', 'openDialog'] } };
const problems = (version, exports) => findVersionProblems(published, { version, exports });

test('the contract has the values and types that each module exports', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kit-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const exports = { './dialog': './dialog.tsx', './env': './env.d.ts', './jest.config': './jest.config.mjs' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.2.0', exports }));
  writeFileSync(
    path.join(folder, 'dialog.tsx'),
    `export { Button as Action, type Tone } from './button.ts';
export interface Size { width: number }
export type Sizes = Size[];
export class Dialog {}
export const opened = 1, closed = 2;
export function openDialog() { return <div />; }
const own = 3;
export default own;`,
  );
  const names = ['Action', 'Dialog', 'Size', 'Sizes', 'Tone', 'closed', 'default', 'openDialog', 'opened'];
  assert.deepEqual(readKitContract(folder), { version: '1.2.0', exports: { dialog: names } });
});

test('unchanged exports need no new version', () => {
  assert.deepEqual(problems('1.2.0', published.exports), []);
});

test('a new export or module needs a minor version', () => {
  const exports = { dialog: ['Dialog', 'closeDialog', 'openDialog'], menu: ['Menu'] };
  assert.deepEqual(problems('1.2.1', exports), [
    'kit/dialog: closeDialog is new: that needs 1.3.0',
    'kit/menu is new: that needs 1.3.0',
    'kit/menu: Menu is new: that needs 1.3.0',
  ]);
  assert.deepEqual(problems('1.3.0', exports), []);
  assert.deepEqual(problems('2.0.0', exports), []);
});

test('a removed export or module needs a major version', () => {
  assert.deepEqual(problems('1.3.0', { dialog: ['Dialog'] }), ['kit/dialog: openDialog is gone: that needs 2.0.0']);
  assert.deepEqual(problems('2.0.0', {}), []);
});
