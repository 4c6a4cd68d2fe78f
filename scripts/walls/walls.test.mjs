import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { oxlint } from '../linters.mjs';
import { nodeBinary, root } from '../paths.mjs';
import { run } from '../run.mjs';

/** Pairs of a file and a source that lint must refuse there. */
const forbidden = [
  ['mfe-client/src/portal.tsx', "import { x } from 'mfe-admin/src/portal';"],
  ['mfe-client/src/portal.tsx', "import { x } from '../../mfe-admin/src/portal.tsx';"],
  ['mfe-client/src/portal.tsx', "import { x } from '../../api/src/errors.ts';"],
  ['mfe-client/src/portal.tsx', "import { useQuery } from '@apollo/client/react';"],
  ['mfe-client/src/portal.tsx', "import { Link } from 'react-router-dom';"],
  ['mfe-client/src/portal.tsx', "import { Card } from '@blueprintjs/core';"],
  ['mfe-client/src/portal.tsx', "import { x } from 'lodash';"],
  ['mfe-client/src/portal.tsx', "import { EditorView } from '@codemirror/view';"],
  ['mfe-admin/src/portal.tsx', "import { x } from 'lodash';"],
  ['mfe-client/src/portal.tsx', "export * from 'mfe-admin/src/portal';"],
  ['mfe-client/src/portal.tsx', "export const x = import('mfe-admin/src/portal');"],
  ['mfe-client/src/portal.tsx', 'export const x = process.env.NODE_ENV;'],
  ['shell/src/index.tsx', "import { x } from 'api/src/errors';"],
  ['shell/src/index.tsx', "import { x } from '../../mfe-client/src/portal.tsx';"],
  ['shell/src/index.tsx', "import { ApolloClient } from '@apollo/client';"],
  ['kit/src/ui.tsx', "import { x } from 'api/src/errors';"],
  ['kit/src/ui.tsx', "import { x } from 'shell/src/nav';"],
  ['kit/src/ui.tsx', "import { x } from 'mfe-client/src/portal';"],
  ['build/prerender/src/page.tsx', "import { x } from 'mfe-admin/src/portal';"],
  ['build/prerender/src/page.tsx', "import { x } from '../../codegen.ts';"],
  ['rules/src/people.ts', "import { x } from 'kit/ui';"],
  ['rules/src/people.ts', "import { useState } from 'react';"],
  ['rules/src/people.ts', "import { readFileSync } from 'node:fs';"],
  ['api/src/projects/project.resolver.ts', "import { x } from '../people/user.entity.ts';"],
  ['api/src/projects/project.resolver.ts', "import { x } from './project.entity.ts';"],
  ['api/src/projects/project.resolver.ts', "import { x } from '#people/person.resolver';"],
  ['api/src/projects/project.resolver.ts', "import { x } from '#people/sign-in.inputs';"],
  ['api/src/projects/project.resolver.ts', "import { x } from '#rest/router';"],
  ['api/src/projects/project.resolver.ts', "import { x } from '#app';"],
  ['api/src/projects/project.resolver.ts', "import { x } from '#settings';"],
  ['api/src/projects/project.resolver.ts', "import type { x } from '#http/sessions/session';"],
  ['api/src/projects/project.resolver.ts', "import { x } from '#test/app';"],
  ['api/src/projects/project.resolver.ts', "import { x } from 'kit/ui';"],
  ['api/src/projects/project.resolver.ts', "export const x = process.env['HOME'];"],
  ['api/src/rest/router.ts', "import { x } from '#projects/project.entity';"],
  ['api/src/rest/router.ts', "import { x } from '#db/read';"],
  ['api/src/access/auth-checker.ts', "import { x } from '#people/user.entity';"],
  ['api/src/db/read.ts', "import { x } from '#projects/project.access';"],
  ['api/src/live/bus.ts', "import { x } from '#activity/activity.entity';"],
  ['api/src/main.ts', "import { x } from '#projects/project.entity';"],
  ['api/src/projects/project.resolver.ts', 'export const x = new Date();'],
  ['api/src/projects/project.resolver.ts', 'export const x = () => Date.now();'],
  ['api/src/projects/project.resolver.ts', 'export const x = [1].map(Date.now);'],
  ['api/src/projects/project.resolver.ts', "import { v7 } from 'uuid';\nexport const x = v7();"],
  ['kit/src/panel/tabs.ts', "import { useSearchParams } from 'react-router-dom';"],
  ['kit/src/router.ts', "export { useSearchParams } from 'react-router-dom';"],
  ['mfe-client/src/portal.tsx', "export const x = new URLSearchParams(location.search).get('tab');"],
  ['mfe-client/src/portal.tsx', "export const x = (search: string) => new URLSearchParams(search).get('tab');"],
  ['mfe-admin/src/portal.tsx', 'export const x = () => crypto.randomUUID();'],
  ['e2e/journey.spec.ts', "import { x } from '../api/src/errors.ts';"],
  ['e2e/journey.spec.ts', "import { x } from 'kit/ui';"],
  ['mfe-client/src/screen.tsx', 'export default function Screen() {}'],
  ['mfe-client/src/screen.tsx', 'export const x = (y: any) => y;'],
  ['mfe-client/src/screen.tsx', 'export const x = <img src="a.png" />;'],
  ['mfe-client/src/screen.tsx', `export const lines = 1;\n${'\n// one more\n'.repeat(200)}`],
  [
    'mfe-client/src/screen.tsx',
    "import { useState } from 'react';\nexport function Screen({ on }: { on: boolean }) { return on ? useState(1)[0] : 0; }",
  ],
];

const allowed = [
  ['mfe-client/src/allowed-portal.tsx', "export { useQuery } from 'kit/apollo';"],
  ['mfe-client/src/allowed-react.tsx', "export { useState } from 'react';"],
  ['mfe-client/src/allowed-rules.tsx', "export { signInRule } from 'rules/sign-in';"],
  ['mfe-client/src/home/allowed.tsx', "export { x } from '../portal.tsx';"],
  ['mfe-client/src/home/allowed.test.tsx', "export { render } from '@testing-library/react';"],
  ['mfe-client/rspack.config.ts', "import { defineApp } from '@10x/portal-build';\nexport default defineApp({});"],
  ['shell/src/allowed.tsx', "export { useSession } from 'kit/session';"],
  ['kit/src/allowed.tsx', "export { Card } from '@blueprintjs/core';"],
  ['build/prerender/src/allowed.tsx', "export { x } from 'mfe-marketing/src/portal';"],
  ['kit/src/search-state/allowed.ts', "export { useSearchParams } from 'react-router-dom';"],
  ['mfe-client/src/allowed-url.ts', "export const x = new URLSearchParams({ tab: 'jarvis' }).toString();"],
  ['rules/src/allowed.ts', "export * as z from 'zod/mini';"],
  ['api/src/projects/allowed.ts', "export { x } from '#people/user.entity';"],
  ['api/src/projects/allowed-verb.ts', "export { signIn } from '#sign-in/sign-in';"],
  ['api/test/clients/allowed.ts', "export { ApolloClient } from '@apollo/client';"],
  ['api/src/projects/allowed-near.ts', "export { x } from '#projects/project.entity';"],
  ['api/src/projects/allowed-ground.ts', "export { read } from '#db/read';"],
  ['api/src/projects/projects.test-data.ts', "export { x } from '#test/define-test-data';"],
  ['api/src/projects/allowed.test.ts', "export { startApp } from '#test/app';"],
  ['api/src/app.ts', "export { x } from '#projects/project.resolver';"],
  ['api/src/workers/run-server.ts', "export { createApp } from '#app';"],
  ['api/src/settings.ts', 'export const port = process.env.PORT;'],
  ['api/src/rest/allowed.ts', "export { schema } from '#schema';"],
  ['api/src/demo/allowed.ts', "export { x } from '#projects/project.resolver';"],
];

const folders = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Lints the cases in one tree. */
async function lint(cases) {
  const folder = mkdtempSync(path.join(tmpdir(), 'walls-'));
  folders.push(folder);
  cpSync(path.join(root, 'scripts', 'walls'), path.join(folder, 'scripts', 'walls'), { recursive: true });
  cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  for (const [file, source] of cases) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${source}\n`);
  }
  const args = [...oxlint, '-f', 'json', '.'];
  const { code, output } = await run(nodeBinary, args, { cwd: folder });
  return { code, faults: JSON.parse(output).diagnostics.filter(({ filename }) => !filename.startsWith('scripts/')) };
}

/** Splits cases into as few trees as possible: a tree has one source per file. */
const splitIntoTrees = (cases) => {
  const sources = Map.groupBy(cases, ([file]) => file);
  const count = Math.max(...Array.from(sources.values(), ({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    Array.from(sources.values(), (each) => each[index]).filter(Boolean),
  );
};

describe('lint rejects', { concurrency: 2 }, () => {
  for (const tree of splitIntoTrees(forbidden)) {
    describe(`in ${tree.length} files`, () => {
      let linted;
      before(async () => (linted = await lint(tree)));

      for (const [file, source] of tree) {
        test(`${source.split('\n').at(-1).trim() || 'a file of more than 300 lines'} in ${file}`, () => {
          assert.equal(linted.code, 1);
          assert.ok(linted.faults.some(({ filename, severity }) => filename === file && severity === 'error'));
        });
      }
    });
  }

  test('an import cycle, even through subpath imports', async () => {
    const { code, faults } = await lint([
      ['api/src/db/one.ts', "import { two } from '#live/two';\nexport const one = () => two;"],
      ['api/src/live/two.ts', "import { one } from '#db/one';\nexport const two = () => one;"],
    ]);
    assert.equal(code, 1);
    assert.ok(faults.some(({ code: rule }) => rule.includes('no-cycle')));
  });
});

test('lint accepts all allowed imports', async () => {
  const { faults } = await lint(allowed);
  assert.deepEqual(faults, []);
});
