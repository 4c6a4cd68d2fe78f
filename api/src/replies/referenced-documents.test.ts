import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { says } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn } from '#test/model-stand-in';
import { askJarvis, Reader, type ReplyRow } from '#test/replies';

let app: TestApp;
let model: ModelStandIn;
let person: TestUser;
let developer: TestClient, admin: TestClient;
beforeAll(async () => {
  model = await startModelStandIn();
  app = await startTestApp(model.env);
  person = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  developer = await signInAs(app, person);
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(async () => {
  await app.stop();
  await model.stop();
});

const write = async (title: string, contentSummary: string) =>
  (
    await admin.send<{ id: string }>('POST', '/api/admin/ai-documents', {
      title,
      fileName: 'a.md',
      fileUrl: 'https://files.example/a.md',
      contentSummary,
    })
  ).body.id;

/** Sends a question in a new conversation. Returns the reply and what was sent to the model for it. */
async function answered(content: string, documents: string[]) {
  const conversation = (await app.make.conversation({ owner: person })).id;
  const reader = new Reader();
  reader.open(developer, conversation);
  const next = model.requests.length + 1;
  const { reply } = await askJarvis(developer, conversation, content, documents);
  const row = (await reader.waitForEnd(reply)) as ReplyRow;
  await reader.drop();
  const system = (await model.request(next)).body.messages[0]?.content ?? '';
  return { row, system, conversation, reply };
}

test('a reply references exactly the documents whose passages went into its prompt, so that each can be opened', async () => {
  const sessions = await write('Sessions', 'A session cookie is HttpOnly and ends after seven idle days.');
  const tea = await write('Tea', 'Tea is brewed with water of eighty degrees.');
  const { row, system } = await answered('How long does a session cookie last?', [sessions]);
  const [referenced, ...others] = row.metadata.referencedDocuments;
  expect(others).toEqual([]);
  expect(referenced).toMatchObject({ id: sessions, title: 'Sessions', passages: [{ number: 1 }] });
  expect(system).toContain('seven idle days');
  expect(system).not.toContain('eighty degrees');

  const { data } = await developer.graphql<{ passage: { text: string; document: { title: string } } }>(
    'query ($id: ID!) { passage(id: $id) { text document { title } } }',
    { id: referenced?.passages[0]?.id },
  );
  expect(data.passage).toMatchObject({
    text: expect.stringContaining('seven idle days'),
    document: { title: 'Sessions' },
  });
  expect((await answered('How warm?', [sessions, tea])).row.metadata.referencedDocuments.map(({ id }) => id)).toContain(
    tea,
  );
});

test("a missing, unready, unread or deactivated document can't be selected", async () => {
  const conversation = (await app.make.conversation({ owner: person })).id;
  const hidden = await app.make.aiDocument({ isActive: false });
  const unread = await app.make.aiDocument({ isUnread: true });
  const manual = await app.make.aiDocument({ isManual: true });
  for (const { id } of [hidden, unread, manual, { id: '0190d3a8-0000-7000-8000-000000000000' }])
    await expect(askJarvis(developer, conversation, 'What?', [id])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect((await developer.send('GET', `/api/developer/conversations/${conversation}/messages`)).body).toEqual([]);
});

test.each([
  ['deactivated', { isActive: false }],
  ['left without a text', { contentSummary: '' }],
])('a retry uses the same documents, except those %s in the meantime', async (_how, change) => {
  const document = await write('Ports', 'The database listens on port 5432.');
  model.answerWith({ status: 400, error: { message: 'No' } });
  const { conversation, reply } = await answered('Which port?', [document]);
  const again = async (id: string) => {
    const next = model.requests.length + 1;
    const reader = new Reader();
    const { data } = await developer.graphql<{ retryReply: { id: string } }>(
      'mutation ($id: ID!) { retryReply(messageId: $id) { id } }',
      { id },
    );
    reader.open(developer, conversation);
    const row = await reader.waitForEnd(data.retryReply.id);
    await reader.drop();
    return { id: data.retryReply.id, row, system: (await model.request(next)).body.messages[0]?.content };
  };
  model.answerWith({ status: 400, error: { message: 'No' } });
  const second = await again(reply);
  expect(second.system).toContain('5432');
  await admin.send('PUT', `/api/admin/ai-documents/${document}`, change);
  model.answerWith(says('I do not know.'));
  const third = await again(second.id);
  expect(third.system).not.toContain('5432');
  expect(third.row).toMatchObject({ metadata: { referencedDocuments: [] } });
});
