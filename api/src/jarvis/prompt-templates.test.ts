import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Template {
  id: number;
  name: string;
}
const path = '/api/admin/prompt-templates';
const engineer = { name: 'Engineer', systemPrompt: 'You are an engineer' };

let app: TestApp;
let admin: TestClient, developer: TestClient, client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [admin, developer, client] = await Promise.all([
    app.make.user({ role: 'admin' }).then((user) => signInAs(app, user)),
    app.make.user({ role: 'contractor', contractorRole: 'developer' }).then((user) => signInAs(app, user)),
    app.make.user().then((user) => signInAs(app, user)),
  ]);
});
afterAll(() => app.stop());

test('a template has an integer id, can be updated partially and deleted', async () => {
  const made = await admin.send<Template>('POST', path, { ...engineer, guardrails: { avoid: ['jokes'] } });
  expect(made).toMatchObject({
    status: 201,
    body: { ...engineer, id: expect.any(Number), description: null, guardrails: { avoid: ['jokes'] }, isActive: true },
  });
  const at = `${path}/${made.body.id}`;
  expect(await admin.send('PUT', at, { description: 'Builds', isActive: false })).toMatchObject({
    status: 200,
    body: { name: 'Engineer', description: 'Builds', guardrails: { avoid: ['jokes'] }, isActive: false },
  });
  expect(await admin.send('PUT', at, { guardrails: null })).toMatchObject({ body: { guardrails: {} } });
  expect(await admin.send('DELETE', at)).toMatchObject({ status: 204, body: '' });
  expect((await admin.send('DELETE', at)).status).toBe(404);
  expect((await admin.send('PUT', at, {})).status).toBe(404);
});

test.each(['x', '1.5', '99999999999', '0190d3a8-0000-7000-8000-000000000000'])(
  'the template id %s is a malformed request',
  async (id) => {
    expect(await admin.send('PUT', `${path}/${id}`, {})).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_REQUEST' },
    });
  },
);

test('people who select a template see only the names and descriptions of active ones', async () => {
  const shown = await admin.send<Template>('POST', path, { ...engineer, name: 'Shown', description: 'For all' });
  await admin.send('POST', path, { ...engineer, name: 'Hidden', isActive: false });
  for (const who of [developer, admin])
    expect((await who.send('GET', '/api/developer/prompt-templates')).body).toEqual([
      { id: shown.body.id, name: 'Shown', description: 'For all' },
    ]);
  expect((await admin.list<Template>(path)).map(({ name }) => name)).toEqual(['Shown', 'Hidden']);
  expect((await client.send('GET', '/api/developer/prompt-templates')).status).toBe(403);
  expect((await developer.send('GET', path)).status).toBe(403);
  expect((await developer.send('PUT', `${path}/${shown.body.id}`, { name: 'Mine' })).status).toBe(403);
});

const deep = (levels: number): unknown => (levels === 0 ? 'end' : { deeper: deep(levels - 1) });
const invalidJson = { guardrails: 'Please provide valid JSON for guardrails.' };
test.each([
  [{}, { name: 'Name is required', systemPrompt: 'System prompt is required' }],
  [{ ...engineer, guardrails: 'avoid jokes' }, invalidJson],
  [{ ...engineer, guardrails: ['avoid'] }, invalidJson],
  [{ ...engineer, guardrails: deep(500) }, invalidJson],
  [{ ...engineer, guardrails: { avoid: 'nul\0' } }, invalidJson],
  [{ ...engineer, guardrails: { avoid: 'a'.repeat(50_000) } }, invalidJson],
])('an invalid template says which field is wrong: %#', async (input, fields) => {
  expect(await admin.send('POST', path, input)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields },
  });
});

test('excessively nested JSON is rejected rather than causing an internal error', async () => {
  const body = `{"name":"a","systemPrompt":"b","guardrails":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
  expect((await admin.send('POST', path, body)).status).toBe(400);
});
