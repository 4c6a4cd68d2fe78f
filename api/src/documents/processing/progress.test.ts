import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { sampleFiles } from '#test/sample-files';
import { inTime, createSocket } from '#test/socket';
import { uploadDocument } from '#test/uploads';

interface Document {
  id: string;
  status: string;
  stage: string;
  failureReason: string | null;
}
const at = '/api/admin/ai-documents';
const query = 'subscription { documentProgress { id status stage failureReason } }';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

const process = async (fileName: string, bytes: Buffer) => {
  const { fileUrl } = await uploadDocument(admin, fileName, bytes);
  return (await admin.send<Document>('POST', `${at}/process`, { title: 'A', fileName, fileUrl })).body.id;
};
/** The events of a document, until it reaches this stage. */
async function collectProgress(id: string, stage: string, events: AsyncIterator<ProgressEvent>): Promise<Document[]> {
  const received: Document[] = [];
  while (received.at(-1)?.stage !== stage) {
    const document = (await inTime(events.next(), query, 10_000)).value?.data?.documentProgress;
    if (document?.id === id) received.push(document);
  }
  return received;
}
type ProgressEvent = { data?: { documentProgress: Document } | null };

test('administrators receive each step of processing', async () => {
  const socket = createSocket(admin);
  const events = socket.iterate<{ documentProgress: Document }>({ query }) as AsyncIterator<ProgressEvent>;
  await expect(socket.iterate({ query: '{ nothing }' }).next()).rejects.toBeDefined(); // the server has the first by now
  const id = await process('followed.pdf', sampleFiles.pdf);
  const [first, ...rest] = await collectProgress(id, 'failed', events);
  expect(first).toMatchObject({ status: 'processing', failureReason: null });
  expect(rest.at(-1)).toMatchObject({ status: 'failed', failureReason: expect.stringMatching(/damaged/) });
  await socket.dispose();
});

test('a subscriber that read the list before a change and subscribed after it still receives the change', async () => {
  const id = await process('missed.txt', Buffer.from('Missed.'));
  await eventually(async () => {
    const { body } = await admin.send<Document[]>('GET', at);
    expect(body.find((document) => document.id === id)?.stage).toBe('ready');
  });
  for (const _reconnect of [1, 2]) {
    const socket = createSocket(admin);
    const events = socket.iterate<{ documentProgress: Document }>({ query }) as AsyncIterator<ProgressEvent>;
    expect(await collectProgress(id, 'ready', events)).toHaveLength(1);
    await socket.dispose();
  }
});

test('others cannot subscribe', async () => {
  const socket = createSocket(
    await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' })),
  );
  const refused = (await socket.iterate({ query }).next()).value;
  expect(refused?.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  await socket.dispose();
});
