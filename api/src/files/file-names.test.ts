import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { sampleFiles } from '#test/sample-files';
import { getFileId, uploadDocument } from '#test/uploads';

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const document = { title: 'Guide', fileUrl: 'https://files.example/guide.pdf' };
const resource = { title: 'Guide', category: 'guide', hub: 'dochub' };
const doors: Record<string, (fileName: string) => { query: string; variables: object }> = {
  startEnquiryUpload: (fileName) => ({
    query: 'mutation ($input: StartEnquiryUploadInput!) { startEnquiryUpload(input: $input) { fileUrl } }',
    variables: { input: { fileName } },
  }),
  startDocumentUpload: (fileName) => ({
    query: 'mutation ($input: StartDocumentUploadInput!) { startDocumentUpload(input: $input) { fileUrl } }',
    variables: { input: { fileName } },
  }),
  processDocument: (fileName) => ({
    query: 'mutation ($input: ProcessDocumentInput!) { processDocument(input: $input) { id } }',
    variables: { input: { title: 'Guide', fileName, fileUrl: '/api/files/01890a5d-ac96-774b-bcce-b302099a8057' } },
  }),
  createAiDocument: (fileName) => ({
    query: 'mutation ($input: CreateAiDocumentInput!) { createAiDocument(input: $input) { id } }',
    variables: { input: { ...document, fileName } },
  }),
  updateAiDocument: (fileName) => ({
    query: 'mutation ($id: ID!, $input: UpdateAiDocumentInput!) { updateAiDocument(id: $id, input: $input) { id } }',
    variables: { id: '01890a5d-ac96-774b-bcce-b302099a8057', input: { fileName } },
  }),
  createKnowledgeResource: (fileName) => ({
    query: 'mutation ($input: CreateKnowledgeResourceInput!) { createKnowledgeResource(input: $input) { id } }',
    variables: { input: { ...resource, fileName } },
  }),
};
const characters = {
  'a right-to-left override': '\u202E',
  'an isolate': '\u2066',
  'a right-to-left mark': '\u200F',
  'a zero-width space': '\u200B',
  'a byte order mark': '\uFEFF',
  'a soft hyphen': '\u00AD',
  'a line break': '\n',
  'a line separator': '\u2028',
  'an escape': '\u001B',
};
test.each(
  Object.keys(doors).flatMap((door) => Object.entries(characters).map(([what, character]) => [door, what, character])),
)('%s rejects a file name with %s and says why', async (door = '', _what, character) => {
  const { query, variables } = doors[door]?.(`invoice${character}fdp.pdf`) ?? { query: '', variables: {} };
  const { errors } = await admin.graphql(query, variables);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      fileName: 'File names cannot contain invisible or text-direction characters. Rename the file and try again',
    },
  });
});

test('letters of every script, accents and emoji are allowed', async () => {
  for (const name of [
    'Wünsche “neu”.pdf',
    'عقد.pdf',
    'הצעה.pdf',
    '提案书.pdf',
    'Plan 🚀.pdf',
    'Screenshot 9.41\u202Fam.pdf',
  ]) {
    const { query, variables } = doors.startEnquiryUpload?.(name) ?? { query: '', variables: {} };
    expect((await admin.graphql(query, variables)).errors).toBeUndefined();
  }
});

test('a file name stored before this rule is made safe for download', async () => {
  const { fileUrl } = await uploadDocument(admin, 'guide.txt', sampleFiles.text);
  await admin.send('POST', '/api/admin/ai-documents/process', { title: 'Guide', fileName: 'guide.txt', fileUrl });
  await database.query('update stored_files set file_name = $2 where id = $1', [
    getFileId({ fileUrl } as never),
    'a\u202Efdp.txt',
  ]);
  const reply = await admin.send('GET', fileUrl);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename=afdp.txt');
});
