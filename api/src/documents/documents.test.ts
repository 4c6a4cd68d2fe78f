import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Document {
  id: string;
  title: string;
}
const path = '/api/admin/ai-documents';
const handbook = { title: 'Handbook', fileName: 'handbook.pdf', fileUrl: 'https://files.example/handbook.pdf' };

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

test('a document entered by hand is immediately ready and active, and can be updated and deleted', async () => {
  const made = await admin.send<Document>('POST', path, { ...handbook, tags: [' onboarding ', '  '] });
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...handbook,
      contentType: 'documentation',
      description: null,
      contentSummary: null,
      tags: ['onboarding'],
      isActive: true,
      status: 'ready',
    },
  });
  const at = `${path}/${made.body.id}`;
  expect(await admin.send('PUT', at, { contentSummary: 'How we work', isActive: false })).toMatchObject({
    status: 200,
    body: { title: 'Handbook', contentSummary: 'How we work', isActive: false },
  });
  expect(await admin.send('DELETE', at)).toMatchObject({ status: 204, body: '' });
  expect((await admin.send('DELETE', at)).status).toBe(404);
  expect((await admin.send('PUT', `${path}/x`, {})).body).toMatchObject({ code: 'MALFORMED_REQUEST' });
});

test('administrators see all documents, contractors the active ones, newest first, and others none', async () => {
  await admin.send('POST', path, { ...handbook, title: 'Old' });
  await admin.send('POST', path, { ...handbook, title: 'Hidden', isActive: false });
  await admin.send('POST', path, { ...handbook, title: 'New' });
  const seenBy = async (who: TestClient) => (await who.list<Document>(path)).map(({ title }) => title);
  expect(await seenBy(admin)).toEqual(['New', 'Hidden', 'Old']);
  expect(await seenBy(developer)).toEqual(['New', 'Old']);
  expect((await client.send('GET', path)).status).toBe(403);
  expect((await developer.send('POST', path, handbook)).status).toBe(403);
});

test.each([
  [{}, { title: 'Title is required', fileName: 'File name is required', fileUrl: 'File URL is required' }],
  [{ ...handbook, fileUrl: 'javascript:alert(1)' }, { fileUrl: 'Please enter a valid file URL' }],
  [{ ...handbook, fileUrl: '//evil.example/x' }, { fileUrl: 'Please enter a valid file URL' }],
  [{ ...handbook, title: 'a'.repeat(201) }, { title: 'Please keep this to 200 characters' }],
])('a document that breaks a rule returns the invalid fields: %#', async (input, fields) => {
  expect(await admin.send('POST', path, input)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields },
  });
});

test('the file may be on this server', async () => {
  expect((await admin.send('POST', path, { ...handbook, fileUrl: '/api/files/1' })).status).toBe(201);
});
