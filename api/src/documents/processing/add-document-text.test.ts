import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getFileId } from '#test/uploads';
import { type DocumentWorld, startDocumentWorld } from '#test/documents';

const address = 'https://files.example/handbook.md';

let world: DocumentWorld;
beforeAll(async () => void (world = await startDocumentWorld()));
afterAll(() => world.stop());

test('a document that was not read gets the text of an uploaded file, and Jarvis cites it', async () => {
  const id = await world.addManually(address);
  await world.addText(id, await world.upload('pasted.md', '# Cookies\n\nA session cookie lasts nine days.'));
  await world.waitFor(id, { status: 'ready', textSource: 'added', fileUrl: address, fileName: 'handbook.md' });
  expect(await world.getFileText(id)).toEqual(['# Cookies\n\nA session cookie lasts nine days.']);
  expect(await world.ask('How long does a session cookie last?', [id])).toMatchObject({
    cited: [id],
    system: expect.stringContaining('nine days'),
  });
});

test('another text replaces the one before, and stays when the address changes', async () => {
  const id = await world.addManually(address);
  await world.addText(id, await world.upload('one.txt', 'One.'));
  await world.waitFor(id, { status: 'ready' });
  await world.addText(id, await world.upload('two.txt', 'Two.'));
  await world.waitFor(id, { status: 'ready' });
  expect(await world.getFileText(id)).toEqual(['Two.']);
  await world.update(id, { fileUrl: 'https://files.example/moved.md' });
  expect(await world.getDocument(id)).toMatchObject({ status: 'ready', textSource: 'added' });
  expect(await world.getFileText(id)).toEqual(['Two.']);
});

test('an uploaded document that could not be read gets another file, which its link then opens', async () => {
  const fileUrl = await world.upload('broken.pdf', '%PDF-1.7\nnothing that could be read');
  const input = { title: 'Broken', fileName: 'broken.pdf', fileUrl };
  const { id } = (await world.admin.send<{ id: string }>('POST', '/api/admin/ai-documents/process', input)).body;
  await world.waitFor(id, { status: 'failed', textSource: 'upload' });
  const better = await world.upload('better.txt', 'Better.');
  await world.addText(id, better);
  const expected = { status: 'ready', textSource: 'upload', fileUrl: better, fileName: 'better.txt' };
  await world.waitFor(id, { ...expected, failureReason: null });
  expect(await world.getFileText(id)).toEqual(['Better.']);
});

test('a text that cannot be read says why, and another one can be added', async () => {
  const id = await world.addManually(address);
  await world.addText(id, await world.upload('empty.txt', '   \n 12'));
  const failureReason = 'This file has no text. Run text recognition (OCR) on scanned pages first';
  await world.waitFor(id, { status: 'failed', failureReason });
  await world.addText(id, await world.upload('full.txt', 'Text.'));
  await world.waitFor(id, { status: 'ready', textSource: 'added', failureReason: null });
});

test('a text that cannot be read does not replace one that was', async () => {
  const id = await world.addManually(address);
  await world.addText(id, await world.upload('first.txt', 'First.'));
  await world.waitFor(id, { status: 'ready' });
  await world.addText(id, await world.upload('broken.pdf', '%PDF-1.7\nnothing that could be read'));
  const failureReason = "Couldn't read this file. It seems to be damaged";
  await world.waitFor(id, { status: 'ready', textSource: 'added', failureReason });
  expect(await world.getFileText(id)).toEqual(['First.']);
  expect((await world.ask('What is first?', [id])).system).toContain('First.');
});

test('a file that is missing or belongs to another document must be uploaded again', async () => {
  const [id, other] = [await world.addManually(address), await world.addManually(address)];
  const taken = await world.upload('taken.txt', 'Taken.');
  await world.addText(other, taken);
  for (const fileUrl of [taken, '/api/files/00000000-0000-7000-8000-000000000000', '/api/files/x', address])
    await expect(world.addText(id, fileUrl)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { fileUrl: 'Please upload the file again' },
    });
  expect(await world.getDocument(id)).toMatchObject({ status: 'ready', textSource: null });
});

test('while a text is being read, another one has to wait', async () => {
  const id = await world.addManually(address);
  await world.database.query("update ai_documents set status = 'processing', stage = 'reading' where id = $1", [id]);
  const fileUrl = await world.upload('second.txt', 'Second.');
  await expect(world.addText(id, fileUrl)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(world.fetchDocument(id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('only administrators add a text, and the audit log has it', async () => {
  const id = await world.addManually(address, { title: 'Logged' });
  const fileUrl = await world.upload('logged.txt', 'Logged.');
  await expect(world.addText(id, fileUrl, world.developer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await world.addText(id, fileUrl);
  const { rows } = await world.database.query('select action, subject_label from audit_entries where subject_id = $1', [
    id,
  ]);
  expect(rows).toContainEqual({ action: 'ai_document_text_added', subject_label: 'Logged' });
  await world.waitFor(id, { status: 'ready' });
  expect((await world.developer.send('GET', `/api/files/${getFileId({ fileUrl })}`)).status).toBe(200);
});
