import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { mockUploads, type TestUpload } from 'kit/test/uploads';
import { AddDocumentTextDocument, FetchDocumentDocument, StartDocumentUploadDocument } from '#gql/graphql.ts';
import { document, documentsReply, passagesReply } from '../../testing/ai.ts';
import { documentsPath, showAdmin } from '../../testing/show-admin.tsx';

const unread = document({
  textSource: null,
  fileUrl: 'https://files.example/handbook.md',
  fileName: 'handbook.md',
  isFetchable: true,
});
const permission = replyTo(StartDocumentUploadDocument, {
  startDocumentUpload: { uploadURL: '/api/files/f2?token=x', fileUrl: '/api/files/f2' },
});
const added = { ...unread, status: 'processing' as const, stage: 'received' as const, textSource: 'added' as const };
const dialog = () => screen.findByRole('dialog');
const press = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const guide = new File(['Guide'], 'guide.pdf');
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('File', { selector: 'input' }), file, { applyAccept: false });

async function open(answers: Parameters<typeof showAdmin>[1] = {}) {
  const puts = mockUploads();
  const server = showAdmin(documentsPath, {
    AiDocuments: documentsReply([unread]),
    StartDocumentUpload: permission,
    AddDocumentText: replyTo(AddDocumentTextDocument, { addDocumentText: added }),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add text to Handbook' }));
  await dialog();
  return { ...server, puts };
}
async function nextPut(puts: TestUpload[], count = 1): Promise<TestUpload> {
  await waitFor(() => expect(puts).toHaveLength(count));
  return puts.at(-1) as TestUpload;
}

test('a pasted text is uploaded as Markdown and added, and the row shows that it is read', async () => {
  const { puts, getInputs } = await open();
  await userEvent.type(screen.getByLabelText('Text'), '# Tea');
  await press('Add Text');
  const put = await nextPut(puts);
  expect([put.file?.name, put.file?.size]).toEqual(['pasted-text.md', 5]);
  expect(screen.getByRole('button', { name: 'Adding…' })).toHaveAttribute('aria-disabled', 'true');
  act(() => put.answer(201));
  expect(await screen.findByText('The text of “Handbook” is being read.')).toBeInTheDocument();
  await noDialog();
  expect(getInputs('AddDocumentText')).toEqual([{ id: 'd1', input: { fileUrl: '/api/files/f2' } }]);
  expect(await screen.findByText('Received, step 1 of 4')).toBeInTheDocument();
  expect(screen.queryByText('Not read')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Manually' })).toHaveFocus());
});

test('a chosen file replaces the text field, is uploaded with progress, and can be removed', async () => {
  const { puts } = await open();
  await choose(guide);
  expect(screen.queryByLabelText('Text')).not.toBeInTheDocument();
  await press('Remove File');
  expect(screen.getByLabelText('Text')).toBeInTheDocument();
  await choose(guide);
  await press('Add Text');
  const put = await nextPut(puts);
  expect(put.file).toBe(guide);
  act(() => put.progress(2));
  expect(screen.getByRole('progressbar', { name: 'Upload of guide.pdf' })).toHaveAttribute(
    'aria-valuetext',
    '2 bytes of 5 bytes',
  );
  act(() => put.answer(201));
  await noDialog();
});

test('nothing, and a file of another type or without content, is refused at once', async () => {
  const { countRequests } = await open();
  await press('Add Text');
  expect(screen.getByLabelText('Text')).toHaveAccessibleDescription('Paste some text, or choose a file');
  expect(screen.getByLabelText('Text')).toHaveFocus();
  await choose(new File(['x'], 'photo.png'));
  await press('Add Text');
  expect(within(await dialog()).getByRole('alert')).toHaveTextContent(/^ ?Supported files: PDF/);
  await choose(new File([], 'empty.txt'));
  await press('Add Text');
  expect(within(await dialog()).getByRole('alert')).toHaveTextContent('This file is empty');
  expect(countRequests('StartDocumentUpload')).toBe(0);
});

test('a refused or interrupted upload says why, and can be sent again', async () => {
  const { puts, answers } = await open();
  await choose(guide);
  await press('Add Text');
  const refused = await nextPut(puts, 1);
  act(() => refused.answer(415, { message: 'The content of this file is not a PDF' }));
  expect(await screen.findByText('The content of this file is not a PDF')).toBeInTheDocument();
  await press('Add Text');
  const interrupted = await nextPut(puts, 2);
  act(() => interrupted.fail());
  expect(await screen.findByText(/^The upload didn't go through/)).toBeInTheDocument();
  answers.AddDocumentText = errorReply('CONFLICT', 'This document is being read. Try again when that is done');
  await press('Add Text');
  const put = await nextPut(puts, 3);
  act(() => put.answer(201));
  expect(await screen.findByText('This document is being read. Try again when that is done')).toBeInTheDocument();
});

test('the text is fetched from the address', async () => {
  const fetching = { ...added, textSource: 'address' as const };
  const { getInputs } = await open({ FetchDocument: replyTo(FetchDocumentDocument, { fetchDocument: fetching }) });
  expect(within(await dialog()).getByText('files.example')).toBeInTheDocument();
  await press('Fetch from Address');
  expect(await screen.findByText('The text of “Handbook” is being fetched.')).toBeInTheDocument();
  await noDialog();
  expect(getInputs('FetchDocument')).toEqual([{ id: 'd1' }]);
  expect(await screen.findByText('Received, step 1 of 4')).toBeInTheDocument();
});

test('a fetch that is refused keeps the dialog and says why', async () => {
  await open({ FetchDocument: errorReply('RATE_LIMITED', 'Too many fetches. Try again in an hour') });
  await press('Fetch from Address');
  expect(await screen.findByText('Too many fetches. Try again in an hour')).toBeInTheDocument();
  expect(await dialog()).toBeInTheDocument();
});

test.each(['/api/files/f1', 'http://files.example/handbook.md'])('%s offers no fetch', async (fileUrl) => {
  await open({ AiDocuments: documentsReply([{ ...unread, fileUrl, isFetchable: false }]) });
  expect(screen.queryByRole('button', { name: 'Fetch from Address' })).not.toBeInTheDocument();
});

test('a fetch does not discard a pasted text without asking', async () => {
  const fetching = { ...added, textSource: null };
  const { countRequests } = await open({ FetchDocument: replyTo(FetchDocumentDocument, { fetchDocument: fetching }) });
  await userEvent.type(screen.getByLabelText('Text'), 'Tea');
  await press('Fetch from Address');
  await press('Keep editing');
  expect(screen.getByLabelText('Text')).toHaveValue('Tea');
  expect(countRequests('FetchDocument')).toBe(0);
  await press('Fetch from Address');
  await press('Discard');
  expect(await screen.findByText('The text of “Handbook” is being fetched.')).toBeInTheDocument();
  await noDialog();
});

test('Escape does not discard a pasted text', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Text'), 'Tea');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(screen.getByLabelText('Text')).toHaveValue('Tea');
});

test('a text that was added or fetched can be replaced from its preview, an uploaded one cannot', async () => {
  showAdmin(documentsPath, {
    AiDocuments: documentsReply([
      { ...unread, textSource: 'address' },
      document({ id: 'd2', title: 'Guide', textSource: 'upload' }),
    ]),
    DocumentText: passagesReply(['one']),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show text of Guide' }));
  expect(within(await dialog()).queryByRole('button', { name: 'Replace Text' })).not.toBeInTheDocument();
  await press('Close');
  await noDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Show text of Handbook' }));
  await press('Replace Text');
  expect(await screen.findByRole('dialog', { name: 'Replace Text' })).toBeInTheDocument();
  expect(screen.getByText('The new text of “Handbook” replaces the one that Jarvis has now.')).toBeInTheDocument();
});
