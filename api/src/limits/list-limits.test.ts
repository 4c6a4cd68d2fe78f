import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { listLimits } from '#limits/list-limits';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { multiplyRows } from '#test/multiply-rows';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
let admin: TestClient;
let pool: pg.Pool;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

const letters = `translate(n::text, '0123456789', 'abcdefghij')`;

test.each([
  [
    '/api/admin/contractor-roles',
    listLimits.contractorRoles,
    { table: 'contractor_roles', values: { name: `'filler_' || ${letters}` } },
    (name: string) => ({ name, displayName: name }),
  ],
  [
    '/api/admin/prompt-templates',
    listLimits.promptTemplates,
    { table: 'prompt_templates', values: {} },
    (name: string) => ({ name, systemPrompt: 'You are brief.' }),
  ],
])(
  '%s lists all there can be: of two additions to an almost full list, one is refused',
  async (path, { limit }, filler, toBody) => {
    expect((await admin.send('POST', path, toBody('first'))).status).toBe(201);
    const { length } = await admin.list(path);
    await multiplyRows(pool, filler.table, limit - length - 1, filler.values);
    const replies = await Promise.all(['second', 'third'].map((name) => admin.send('POST', path, toBody(name))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^There are already 500 (contractor roles|prompt templates)\. Change one instead$/,
      ),
    });
    expect(await admin.list(path)).toHaveLength(limit);
  },
);
