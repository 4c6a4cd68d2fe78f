import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient } from '#test/client';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const matrix =
  '{ accessMatrix { people operations { kind name audiences callers description requiresRecentAuth tokenScope } } }';
interface Matrix {
  accessMatrix: {
    people: string[];
    operations: Array<{
      kind: string;
      name: string;
      audiences: string[];
      callers: string[];
      description: string;
      requiresRecentAuth: boolean;
      tokenScope: string | null;
    }>;
  };
}

async function founder() {
  const client = createTestClient(app.url);
  await client.send('POST', '/api/auth/login', {
    email: 'founder@test.test',
    password: 'founder-password-123',
  });
  return client;
}

test('the founder sees the same matrix as docs/access.md', async () => {
  const { data } = await (await founder()).graphql<Matrix>(matrix);
  const { people, operations } = data.accessMatrix;
  const document = readFileSync(path.join(import.meta.dirname, '../../../docs/access.md'), 'utf8');
  const lines = operations.map(
    ({ kind, name, audiences, callers, requiresRecentAuth, tokenScope }) =>
      `| ${kind} \`${name}\` | ${audiences.join(', ')} | ${requiresRecentAuth ? 'recent' : ''} | ${tokenScope ?? ''} | ${people.map((one) => (callers.includes(one) ? 'yes' : '–')).join(' | ')} |`,
  );
  expect(document.split('\n').filter((line) => /^\| (query|mutation|subscription) /.test(line))).toEqual(lines);
  expect(document).toContain(`| operation | for | sign-in | token | ${people.join(' | ')} |`);
  expect(operations.filter(({ description }) => !description)).toEqual([]);
});

test('an administrator who is not the founder cannot see it', async () => {
  const { errors } = await (await signInAs(app, await app.make.user({ role: 'admin' }))).graphql(matrix);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
