import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DocumentWorld, startDocumentWorld } from '#test/documents';
import { createSocket } from '#test/socket';

const address = 'https://files.example/handbook.md';
const notAvailable = { code: 'BAD_USER_INPUT' };

let world: DocumentWorld;
beforeAll(async () => void (world = await startDocumentWorld()));
afterAll(() => world.stop());

test('a document added by hand with a name and an address is not read, and cannot be selected', async () => {
  const id = await world.addManually(address, { description: 'How long a session cookie lasts' });
  expect(await world.getDocument(id)).toMatchObject({ status: 'ready', textSource: null });
  expect(await world.getDocument(id, world.developer)).toMatchObject({ status: 'ready', textSource: null });
  await expect(world.ask('How long does a session cookie last?', [id])).rejects.toMatchObject(notAvailable);
  const query = 'query ($documentId: ID!) { documentPassages(documentId: $documentId) { edges { node { text } } } }';
  expect((await world.developer.graphql(query, { documentId: id })).data).toEqual({ documentPassages: null });
});

test('a summary is a text that Jarvis answers from, and says that it is only that', async () => {
  const id = await world.addManually(address, { title: 'Tea', contentSummary: 'Tea is brewed at eighty degrees.' });
  expect(await world.getDocument(id)).toMatchObject({ status: 'ready', textSource: 'summary' });
  expect(await world.ask('How warm is tea?', [id])).toMatchObject({
    cited: [id],
    system: expect.stringContaining('eighty degrees'),
  });
  await world.update(id, { contentSummary: '' });
  expect(await world.getDocument(id)).toMatchObject({ status: 'ready', textSource: null });
});

test('a trial of a template leaves out a document that is not read', async () => {
  const [read, unread] = [
    await world.addManually(address, { title: 'Read', contentSummary: 'Blue is calm.' }),
    await world.addManually(address, { title: 'Unread', description: 'Blue is loud.' }),
  ];
  const socket = createSocket(world.admin);
  const query = `subscription ($input: TemplateTrialInput!) { templateTrial(input: $input) {
    ... on TrialFinished { referencedDocuments { id } } } }`;
  const input = { systemPrompt: 'You answer.', question: 'What is blue?', selectedDocumentIds: [read, unread] };
  const seen: unknown[] = [];
  for await (const { data } of socket.iterate<{ templateTrial: object }>({ query, variables: { input } }))
    seen.push(data?.templateTrial);
  await socket.dispose();
  expect(seen.at(-1)).toEqual({ referencedDocuments: [{ id: read }] });
});

test('an uploaded document whose address changes is not read any more', async () => {
  const fileUrl = await world.upload('handbook.md', 'Sessions end.');
  const input = { title: 'Uploaded', fileName: 'handbook.md', fileUrl };
  const { body } = await world.admin.send<{ id: string }>('POST', '/api/admin/ai-documents/process', input);
  await world.waitFor(body.id, { status: 'ready', textSource: 'upload' });
  await world.update(body.id, { fileUrl: address });
  expect(await world.getDocument(body.id)).toMatchObject({ status: 'ready', textSource: null });
  expect(await world.getFileText(body.id)).toEqual([]);
});

test('a summary that was made from the text goes with it when the address changes, one that was written stays', async () => {
  const input = { title: 'Tea', fileName: 'tea.md' };
  const send = async (fileUrl: string) =>
    (await world.admin.send<{ id: string }>('POST', '/api/admin/ai-documents/process', { ...input, fileUrl })).body.id;
  const [generated, written] = [
    await send(await world.upload('a.md', 'Tea is brewed at eighty degrees.')),
    await send(await world.upload('b.md', 'Coffee is brewed at ninety degrees.')),
  ];
  for (const id of [generated, written]) await world.waitFor(id, { status: 'ready', textSource: 'upload' });
  const { contentSummary } = await world.getDocument(generated);
  expect(contentSummary).toBe('An answer.');
  await world.update(written, { contentSummary: 'How warm coffee is.' });
  for (const id of [generated, written]) {
    // The dialog sends every field.
    const { contentSummary: shown } = await world.getDocument(id);
    await world.update(id, { title: 'Drinks', fileUrl: address, contentSummary: shown });
  }
  expect(await world.getDocument(generated)).toMatchObject({ textSource: null, contentSummary: null });
  await expect(world.ask('How warm is tea?', [generated])).rejects.toMatchObject(notAvailable);
  expect(await world.getDocument(written)).toMatchObject({
    textSource: 'summary',
    contentSummary: 'How warm coffee is.',
  });
});

test('a document that a server of the version before adds by hand is not read', async () => {
  const { rows } = await world.database.query(
    `insert into ai_documents (id, created_at, updated_at, title, content_type, file_name, file_url, tags, is_active, status, stage, readings)
     values (gen_random_uuid(), now(), now(), 'Old', 'documentation', 'a.md', $1, '{}', true, 'ready', 'ready', 0) returning text_source`,
    [address],
  );
  expect(rows).toEqual([{ text_source: null }]);
});
