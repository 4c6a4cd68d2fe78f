import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { requestLimits } from '#limits/limit-table';
import { type DocumentWorld, startDocumentWorld } from '#test/documents';
import { eventually } from '#test/eventually';
import { says } from '#test/model-answers';
import { signInAs } from '#test/sign-in-as';

let world: DocumentWorld;
beforeAll(async () => void (world = await startDocumentWorld()));
afterAll(() => world.stop());

const page = '<nav>Menu</nav><h1>Sessions</h1><p>A session cookie lasts eleven days.</p>';

test('the text at the address of a document is fetched, and Jarvis cites it', async () => {
  const id = await world.addManually(world.server.serve('/page', 'text/html', page));
  await world.fetchDocument(id);
  await world.waitFor(id, { status: 'ready', stage: 'ready', textSource: 'address' });
  expect(await world.getFileText(id)).toEqual(['Sessions\n\nA session cookie lasts eleven days.']);
  expect(await world.ask('How long does a session cookie last?', [id])).toMatchObject({
    cited: [id],
    system: expect.stringContaining('eleven days'),
  });
});

test('administrators see it being fetched, and it cannot be selected meanwhile', async () => {
  const waiting: ServerResponse[] = [];
  const id = await world.addManually(world.server.answer('/slow', (res) => void waiting.push(res)));
  await world.fetchDocument(id);
  await world.waitFor(id, { status: 'processing', stage: 'reading', textSource: null });
  await expect(world.ask('What?', [id])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(world.fetchDocument(id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This document is being read. Try again when that is done',
  });
  for (const res of waiting) res.writeHead(200, { 'content-type': 'text/plain' }).end('At last.');
  await world.waitFor(id, { status: 'ready' });
});

test('a failed fetch says what to do, and can be retried', async () => {
  const address = world.server.answer('/moody', (res) => void res.writeHead(503).end());
  const id = await world.addManually(address);
  await world.fetchDocument(id);
  const failureReason =
    'The address answered 503. Check that it opens without signing in and retry, or add the text instead';
  await world.waitFor(id, { status: 'failed', textSource: null, failureReason });
  expect(await world.getDocument(id, world.developer)).toMatchObject({ status: 'failed', failureReason: null });
  await expect(world.ask('What?', [id])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  world.server.serve('/moody', 'text/plain', 'Better now.');
  await world.retry(id);
  await world.waitFor(id, { status: 'ready', failureReason: null });
  expect(await world.getFileText(id)).toEqual(['Better now.']);
  const fetches = "select from audit_entries where action = 'ai_document_fetched' and details = $2 and subject_id = $1";
  expect((await world.database.query(fetches, [id, `from http://${world.server.host}`])).rowCount).toBe(2);
});

test('a text that is fetched again has a new summary, unless someone wrote one', async () => {
  world.model.answerWith(says('Tea, eleven euros.'), says('Coffee, two.'));
  const id = await world.addManually(world.server.serve('/again', 'text/plain', 'Tea costs eleven euros.'));
  await world.fetchDocument(id);
  await world.waitFor(id, { status: 'ready', contentSummary: 'Tea, eleven euros.' });
  world.server.serve('/again', 'text/plain', 'Coffee costs two.');
  await world.fetchDocument(id);
  await world.waitFor(id, { status: 'ready', contentSummary: 'Coffee, two.' });
  await world.update(id, { contentSummary: 'Prices.' });
  world.server.serve('/again', 'text/plain', 'Water is free.');
  await world.fetchDocument(id);
  await world.waitFor(id, { status: 'ready', contentSummary: 'Prices.' });
  expect(await world.getFileText(id)).toEqual(['Water is free.']);
});

test('a fetch that fails keeps the text before, and says why', async () => {
  const gone = world.server.answer('/gone', (res) => void res.writeHead(404).end());
  const failureReason =
    'The address answered 404. Check that it opens without signing in and retry, or add the text instead';
  const [added, fetched, summarized] = [
    await world.addManually(gone),
    await world.addManually(world.server.serve('/moves', 'text/plain', 'Fetched before.')),
    await world.addManually(gone, { contentSummary: 'Written before.' }),
  ];
  await world.addText(added, await world.upload('a.md', 'Added before.'));
  await world.fetchDocument(fetched);
  for (const id of [added, fetched]) await world.waitFor(id, { status: 'ready' });
  world.server.answer('/moves', (res) => void res.writeHead(404).end());
  for (const [id, textSource, text] of [
    [added, 'added', 'Added before.'],
    [fetched, 'address', 'Fetched before.'],
    [summarized, 'summary', 'Written before.'],
  ] as const) {
    await world.fetchDocument(id);
    await world.waitFor(id, { status: 'ready', textSource, failureReason });
    expect(await world.ask('What was before?', [id])).toMatchObject({ system: expect.stringContaining(text) });
  }
  world.server.serve('/moves', 'text/plain', 'Fetched after.');
  await world.fetchDocument(fetched);
  await world.waitFor(fetched, { status: 'ready', failureReason: null });
  expect(await world.getFileText(fetched)).toEqual(['Fetched after.']);
});

test('a page without text says so', async () => {
  const id = await world.addManually(world.server.serve('/app', 'text/html', '<div id=root></div><script>x</script>'));
  await world.fetchDocument(id);
  await world.waitFor(id, {
    status: 'failed',
    failureReason: 'The page at the address has no text without running its scripts. Add its text instead',
  });
});

test('a damaged PDF fails as an uploaded one does', async () => {
  const id = await world.addManually(world.server.serve('/pdf', 'application/pdf', '%PDF-1.7\nnothing to read'));
  await world.fetchDocument(id);
  await world.waitFor(id, { status: 'failed', failureReason: "Couldn't read this file. It seems to be damaged" });
});

const insecure = 'Only https addresses can be fetched. Change the address, or add the text instead';
const private_ =
  "The address is in a private network, which can't be fetched. Change the address, or add the text instead";

test.each([
  ['http://files.example/a.md', insecure],
  ['/api/files/0190d3a8-0000-7000-8000-000000000000', insecure],
  ['https://127.0.0.1/', private_],
  ['https://169.254.169.254/latest/meta-data', private_],
])('%s is refused before anything is queued', async (fileUrl, message) => {
  const id = await world.addManually(fileUrl);
  await expect(world.fetchDocument(id)).rejects.toMatchObject({ code: 'CONFLICT', message });
  expect(await world.getDocument(id)).toMatchObject({ status: 'ready', textSource: null });
});

test('nothing is fetched from a name that leads into a private network', async () => {
  const id = await world.addManually('https://localhost/');
  await world.fetchDocument(id);
  await world.waitFor(id, { status: 'failed', failureReason: private_ });
});

test('what was fetched is dropped when the address changes, also while it is being fetched', async () => {
  const id = await world.addManually(world.server.serve('/first', 'text/plain', 'First.'));
  await world.fetchDocument(id);
  await world.waitFor(id, { status: 'ready' });
  const [second, third]: [ServerResponse[], ServerResponse[]] = [[], []];
  const slow = world.server.answer('/second', (res) => void second.push(res));
  await world.update(id, { fileUrl: slow, contentSummary: '' });
  expect(await world.getDocument(id)).toMatchObject({ status: 'ready', textSource: null });
  expect(await world.getFileText(id)).toEqual([]);

  await world.fetchDocument(id);
  await eventually(async () => expect(second).toHaveLength(1));
  await world.update(id, { fileUrl: world.server.answer('/third', (res) => void third.push(res)) });
  await world.fetchDocument(id);
  for (const res of second) res.writeHead(200, { 'content-type': 'text/plain' }).end('Second.');
  await eventually(async () => {
    const { rows } = await world.database.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'readDocument'",
    );
    expect([rows.length, third.length]).toEqual([1, 1]);
  });
  expect(await world.getDocument(id)).toMatchObject({ status: 'processing', stage: 'reading' });
  for (const res of third) res.writeHead(200, { 'content-type': 'text/plain' }).end('Third.');
  await world.waitFor(id, { status: 'ready', textSource: 'address' });
  expect(await world.getFileText(id)).toEqual(['Third.']);
});

test('a fetch whose server stopped is resumed', async () => {
  const id = await world.addManually(world.server.serve('/resumed', 'text/plain', 'Resumed.'));
  await world.database.query(
    "update ai_documents set status = 'processing', stage = 'reading', updated_at = now() - interval '4 minutes' where id = $1",
    [id],
  );
  await world.database.query("select graphile_worker.add_job('resumeReadings')");
  await world.waitFor(id, { status: 'ready', textSource: 'address' });
  expect(await world.getFileText(id)).toEqual(['Resumed.']);
});

test('a fetch that never completes is given up', async () => {
  const id = await world.addManually(world.server.serve('/stuck', 'text/plain', 'Stuck.'));
  await world.database.query(
    "update ai_documents set status = 'processing', stage = 'reading', readings = 10, updated_at = now() - interval '1 day' where id = $1",
    [id],
  );
  await world.database.query("select graphile_worker.add_job('resumeReadings')");
  const failureReason = 'Fetching the address failed several times. Retry later, or add the text instead';
  await world.waitFor(id, { status: 'failed', failureReason });
});

test('only administrators fetch; the audit log has the server, not the path, which may hold a secret', async () => {
  const id = await world.addManually(world.server.serve('/secret-path', 'text/plain', 'Text.'));
  await expect(world.fetchDocument(id, world.developer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await world.fetchDocument(id);
  const { rows } = await world.database.query('select action, details from audit_entries where subject_id = $1', [id]);
  expect(rows).toContainEqual({ action: 'ai_document_fetched', details: `from http://${world.server.host}` });
  await world.waitFor(id, { status: 'ready' });
});

test('a person starts a limited number of fetches, with retries; refused ones cost nothing', async () => {
  const [{ points }] = requestLimits.fetchDocument;
  const eager = await signInAs(world.app, await world.app.make.user({ role: 'admin' }));
  const [refused, fine] = [
    await world.addManually('http://files.example/a.md'),
    await world.addManually(world.server.serve('/often', 'text/plain', 'Often.')),
  ];
  await expect(world.fetchDocument(refused, eager)).rejects.toMatchObject({ code: 'CONFLICT' });
  for (let left = points; left > 0; left--) {
    await world.fetchDocument(fine, eager);
    await world.database.query("update ai_documents set status = 'ready', stage = 'ready' where id = $1", [fine]);
  }
  await expect(world.fetchDocument(fine, eager)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await world.getDocument(fine)).toMatchObject({ status: 'ready' });
});

test.each([
  ['https://files.example/a.md', true],
  ['http://files.example/a.md', false],
  ['https://127.0.0.1/', false],
  ['/api/files/0190d3a8-0000-7000-8000-000000000000', false],
])('whether %s can be fetched is %s', async (fileUrl, isFetchable) => {
  const id = await world.addManually(fileUrl);
  const query = 'query ($id: ID!) { node(id: $id) { ... on AiDocument { isFetchable } } }';
  expect((await world.admin.graphql(query, { id })).data).toEqual({ node: { isFetchable } });
  expect((await world.developer.graphql(query, { id })).data).toEqual({ node: { isFetchable: false } });
});

test('an address of a server that the settings name can be fetched', async () => {
  const id = await world.addManually(`http://${world.server.host}/any`);
  const query = 'query ($id: ID!) { node(id: $id) { ... on AiDocument { isFetchable } } }';
  expect((await world.admin.graphql(query, { id })).data).toEqual({ node: { isFetchable: true } });
});
