import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestModels } from '#test/ask-model';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { breaks, refuses, says } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn } from '#test/model-stand-in';
import { uploadDocument } from '#test/uploads';

interface Document {
  id: string;
  status: string;
  contentSummary: string | null;
}
const at = '/api/admin/ai-documents';
const text = 'Cookies are never read by scripts. Sessions end after a week.';
const extracted = 'Cookies are never read by scripts.';

let stand: ModelStandIn;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  stand = await startModelStandIn();
  app = await startTestApp({}, { models: await createTestModels(stand) });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
beforeEach(() => void (stand.requests.length = 0));
afterAll(async () => {
  await app.stop();
  await stand.stop();
});

const process = async (bytes: string, title = 'Handbook') => {
  const { fileUrl } = await uploadDocument(admin, 'a.md', Buffer.from(bytes));
  return (await admin.send<Document>('POST', `${at}/process`, { title, fileName: 'a.md', fileUrl })).body.id;
};
const summaryOnceReady = async (id: string): Promise<string | null> => {
  let document: Document | undefined;
  await eventually(async () => {
    document = (await admin.send<Document[]>('GET', at)).body.find((each) => each.id === id);
    expect(document?.status).toBe('ready');
  });
  return document?.contentSummary ?? null;
};

test('with a model, it writes the summary of a document', async () => {
  stand.answerWith(says('How we', ' work.\0', ' '));
  expect(await summaryOnceReady(await process(text))).toBe('How we work.');
  const [system, user] = (await stand.request(1)).body.messages;
  const mark = /=== [0-9a-f-]{36} ===/.exec(system?.content ?? '')?.[0] ?? '';
  expect(user?.content).toBe([mark, 'Handbook', text, mark].join('\n\n'));
});

test('for a long document the prompt has the beginning and the most representative passages, in order', async () => {
  const filler = Array.from({ length: 400 }, (_, n) => `# Part ${n}\n${`Fill ${n}. `.repeat(60)}`);
  const core = '# Core\nCookies, sessions, scripts and handbooks: everything about cookies and sessions.';
  const near = Array.from({ length: 30 }, (_, n) => `# Near ${n}\nCookies, sessions, scripts, handbooks.`);
  await summaryOnceReady(await process(['# Beginning\nIt begins here.', ...filler, core, ...near].join('\n')));
  const shown = (await stand.request(1)).body.messages[1]?.content ?? '';
  expect(shown).toContain('It begins here.');
  expect(shown.indexOf('everything about cookies')).toBeGreaterThan(shown.indexOf('It begins here.'));
  expect(shown.length).toBeLessThan(40_000);
});

test.each([
  ['refuses', refuses(400)],
  ['breaks off', breaks('Half a')],
  ['says nothing', says(' ')],
])('if the model %s, the summary is extracted from the text', async (_what, answer) => {
  stand.answerWith(answer);
  expect(await summaryOnceReady(await process(text))).toBe(extracted);
});

test('a summary that an administrator writes meanwhile is kept', async () => {
  const { promise: written, resolve: go } = Promise.withResolvers<void>();
  stand.answerWith(says('Of the model', written));
  const id = await process(text);
  await stand.request(1);
  await admin.send('PUT', `${at}/${id}`, { contentSummary: 'Of a person' });
  go();
  expect(await summaryOnceReady(id)).toBe('Of a person');
});

test('a document that has a summary is not sent to the model', async () => {
  stand.answerWith(refuses(400));
  const id = await process(text);
  expect(await summaryOnceReady(id)).toBe(extracted);
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query(
    `update ai_documents set status = 'processing', stage = 'reading', updated_at = now() - interval '4 minutes' where id = $1`,
    [id],
  );
  await database.query("select graphile_worker.add_job('resumeReadings')");
  await database.end();
  expect(await summaryOnceReady(id)).toBe(extracted);
  expect(stand.requests).toHaveLength(1);
});
