import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { maxTaskFiles } from 'rules/tasks';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { sampleFiles } from '#test/sample-files';
import { signInAs } from '#test/sign-in-as';
import { subscribeTo } from '#test/socket';
import { getFileId, type Permission, putFile, uploadDocument, uploadFile } from '#test/uploads';

let app: TestApp;
let database: pg.Client;
let manager: TestUser;
let developer: TestUser;
let own: TestClient, planner: TestClient, stranger: TestClient, admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  [manager, developer] = [await contractor('project_manager'), await contractor()];
  [own, planner, stranger, admin] = [
    await signInAs(app, developer),
    await signInAs(app, manager),
    await signInAs(app, await contractor('tester')),
    await signInAs(app, await app.make.user({ role: 'admin' })),
  ];
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const contractor = (contractorRole = 'developer') => app.make.user({ role: 'contractor', contractorRole });
const createTask = async () =>
  (await app.make.task({ project: await app.make.project({ projectManager: manager }), assignee: developer })).id;

const start = `mutation ($id: ID!, $fileName: String!) {
  upload: startTaskUpload(id: $id, input: { fileName: $fileName }) { uploadURL fileUrl expiresAt }
}`;
const attach = `mutation ($id: ID!, $fileUrl: URIReference!) {
  attachTaskFile(id: $id, input: { fileUrl: $fileUrl }) {
    id fileName contentType size url viewerCanDelete uploadedBy { id } task { id }
  }
}`;
const remove = 'mutation ($id: ID!) { deleteTaskFile(id: $id) }';
const list = `query ($id: ID!) { task(id: $id) { files { edges { node { id fileName viewerCanDelete } } } } }`;

interface Attached {
  attachTaskFile: { id: string; url: string };
}
async function upload(client: TestClient, id: string, fileName = 'sketch.pdf'): Promise<Permission> {
  const { data } = await client.graphql<{ upload: Permission }>(start, { id, fileName });
  expect((await putFile(data.upload, sampleFiles.pdf)).status).toBe(201);
  return data.upload;
}
async function attachNew(client: TestClient, id: string, fileName?: string) {
  const { fileUrl } = await upload(client, id, fileName);
  return (await client.graphql<Attached>(attach, { id, fileUrl })).data.attachTaskFile;
}
const listed = async (client: TestClient, id: string) =>
  (
    await client.graphql<{
      task: { files: { edges: Array<{ node: { fileName: string; viewerCanDelete: boolean } }> } } | null;
    }>(list, { id })
  ).data.task?.files.edges.map(({ node: { fileName, viewerCanDelete } }) => [fileName, viewerCanDelete]);
const getCode = async (answer: Promise<{ errors?: Array<{ extensions: { code: string } }> }>) =>
  (await answer).errors?.[0]?.extensions.code;

test('the assignee and the project manager attach files, which both download; each deletes their own, and the manager every one', async () => {
  const id = await createTask();
  const { fileUrl } = await upload(own, id);
  const { data } = await own.graphql<Attached>(attach, { id, fileUrl });
  expect(data.attachTaskFile).toEqual({
    id: expect.any(String),
    fileName: 'sketch.pdf',
    contentType: 'application/pdf',
    size: sampleFiles.pdf.length,
    url: fileUrl,
    viewerCanDelete: true,
    uploadedBy: { id: developer.id },
    task: { id },
  });
  const plan = await attachNew(planner, id, 'plan.pdf');
  expect(await listed(own, id)).toEqual([
    ['sketch.pdf', true],
    ['plan.pdf', false],
  ]);
  expect(await listed(planner, id)).toEqual([
    ['sketch.pdf', true],
    ['plan.pdf', true],
  ]);

  for (const reader of [own, planner, admin]) {
    const { status, headers } = await reader.send('GET', fileUrl);
    expect([status, headers.get('content-disposition'), headers.get('x-content-type-options')]).toEqual([
      200,
      'attachment; filename=sketch.pdf',
      'nosniff',
    ]);
  }
  expect(await getCode(own.graphql(remove, { id: plan.id }))).toBe('FORBIDDEN');
  expect((await planner.graphql(remove, { id: data.attachTaskFile.id })).data).toEqual({
    deleteTaskFile: data.attachTaskFile.id,
  });
  expect((await own.send('GET', fileUrl)).status).toBe(404);
  expect(await listed(own, id)).toEqual([['plan.pdf', false]]);
});

test('others neither see the files of a task nor download, attach or delete them', async () => {
  const id = await createTask();
  const { id: fileId, url } = await attachNew(own, id);
  expect(await listed(stranger, id)).toBeUndefined();
  expect((await stranger.send('GET', url)).status).toBe(404);
  expect((await app.client.send('GET', url)).status).toBe(401);
  expect(await getCode(stranger.graphql(start, { id, fileName: 'a.pdf' }))).toBe('NOT_FOUND');
  expect(await getCode(stranger.graphql(attach, { id, fileUrl: url }))).toBe('NOT_FOUND');
  expect(await getCode(stranger.graphql(remove, { id: fileId }))).toBe('NOT_FOUND');
});

test('someone who no longer has the task loses its files, those that they attached too', async () => {
  const id = await createTask();
  const { id: fileId, url } = await attachNew(own, id);
  await database.query('update tasks set assignee_id = null where id = $1', [id]);
  expect((await own.send('GET', url)).status).toBe(404);
  expect(await getCode(own.graphql(remove, { id: fileId }))).toBe('NOT_FOUND');
});

test('a file is attached once, by the person who uploaded it, and only if it was uploaded for a task', async () => {
  const [id, other] = [await createTask(), await createTask()];
  const { fileUrl } = await upload(own, id);
  const notYet = await own.graphql<{ upload: Permission }>(start, { id, fileName: 'a.pdf' });
  const again = 'BAD_USER_INPUT';
  expect(await getCode(planner.graphql(attach, { id, fileUrl }))).toBe(again);
  expect((await own.graphql(attach, { id, fileUrl })).errors).toBeUndefined();
  for (const url of [
    fileUrl,
    notYet.data.upload.fileUrl,
    (await uploadFile(app, 'a.pdf', sampleFiles.pdf)).fileUrl,
    (await uploadDocument(admin, 'a.pdf', sampleFiles.pdf)).fileUrl,
    '/api/files/00000000-0000-7000-8000-000000000000',
    '/elsewhere',
  ])
    expect(await getCode(own.graphql(attach, { id: other, fileUrl: url }))).toBe(again);
});

test('a file whose content is not what its name says is refused, and other types', async () => {
  const id = await createTask();
  const { data } = await own.graphql<{ upload: Permission }>(start, { id, fileName: 'a.pdf' });
  expect((await putFile(data.upload, sampleFiles.text)).body.message).toMatch(/^The content of this file is not a PDF/);
  expect(await getCode(own.graphql(start, { id, fileName: 'a.exe' }))).toBe('BAD_USER_INPUT');
});

test(`a task has at most ${maxTaskFiles} files, also if many are attached at the same time`, async () => {
  const id = await createTask();
  const uploads = [];
  for (let n = 0; n < maxTaskFiles + 3; n += 1) uploads.push(await upload(own, id));
  const codes = await Promise.all(uploads.map(({ fileUrl }) => getCode(own.graphql(attach, { id, fileUrl }))));
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(3);
  expect(await listed(own, id)).toHaveLength(maxTaskFiles);
});

test('attached and deleted files are announced to those who see the task', async () => {
  const id = await createTask();
  const events = await subscribeTo(own, 'subscription { myTaskChanged { id } }');
  const { id: fileId } = await attachNew(planner, id);
  expect((await events.next()).value).toEqual({ data: { myTaskChanged: { id } } });
  await planner.graphql(remove, { id: fileId });
  expect((await events.next()).value).toEqual({ data: { myTaskChanged: { id } } });
  await events.socket.dispose();
});

test('files that wait are limited to 50 MB for a person, and visitors’ files do not count', async () => {
  const id = await createTask();
  const person = await contractor();
  await database.query('update tasks set assignee_id = $2 where id = $1', [id, person.id]);
  const client = await signInAs(app, person);
  const { fileUrl } = await upload(client, id);
  await database.query('update stored_files set size = $2 where id = $1', [getFileId({ fileUrl }), 50 * 1024 * 1024]);
  expect(await getCode(client.graphql(start, { id, fileName: 'a.pdf' }))).toBe('TOO_LARGE');
  expect(await getCode(own.graphql(start, { id: await createTask(), fileName: 'a.pdf' }))).toBeUndefined();
});

test('the files of a deleted task are gone with it, and what remains of them is pruned', async () => {
  const id = await createTask();
  const { url } = await attachNew(own, id);
  expect((await planner.graphql('mutation ($id: ID!) { deleteTask(id: $id) }', { id })).errors).toBe(undefined);
  expect((await own.send('GET', url)).status).toBe(404);
  const { rows } = await database.query(
    `select f.id from stored_files f where f.id = $1 and not exists (select 1 from task_files t where t.file_id = f.id)`,
    [getFileId({ fileUrl: url })],
  );
  expect(rows).toHaveLength(1);
});
