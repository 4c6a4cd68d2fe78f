import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { DeleteDocumentDocument, RetryDocumentDocument } from '#gql/graphql.ts';
import { document, documentsReply } from '../../testing/ai.ts';
import { documentsPath, showAdmin } from '../../testing/show-admin.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const reading = document({ status: 'processing', stage: 'received' });

test('a row shows title, description, file, tags, processing stage and whether the document is active', async () => {
  showAdmin(documentsPath, { AiDocuments: documentsReply([document(), document({ id: 'd2', isActive: false })]) });
  const [first, second] = await screen.findAllByRole('listitem');
  const row = within(first as HTMLElement);
  expect(row.getByRole('heading', { name: 'Handbook' })).toBeInTheDocument();
  expect(row.getByText('How we work')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'handbook.pdf' })).toHaveAttribute('href', '/api/files/f1');
  for (const text of ['process', 'people', 'Ready', 'Active']) expect(row.getByText(text)).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Inactive')).toBeInTheDocument();
});

test('an empty list says how to add a document', async () => {
  showAdmin(documentsPath);
  expect(await screen.findByText('No AI documents yet')).toBeInTheDocument();
});

test('an action item opens the documents that are not read, and Clear shows all again', async () => {
  const unread = document({ id: 'd2', title: 'Cookies', textSource: null });
  const { sent } = showAdmin(`${documentsPath}&unread=1&q=Cookies`, {
    AiDocuments: ({ isUnread }) => documentsReply(isUnread ? [unread] : [document(), unread]),
  });
  expect(await screen.findByRole('heading', { name: 'Cookies' })).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'AiDocuments')?.variables).toEqual({
    search: 'Cookies',
    isUnread: true,
  });
  expect(screen.getByRole('combobox', { name: 'Filter by text' })).toHaveValue('unread');
  await press('Clear');
  expect(await screen.findByRole('heading', { name: 'Handbook' })).toBeInTheDocument();
});

test('without documents to read the filtered list says so', async () => {
  showAdmin(`${documentsPath}&unread=1`, { AiDocuments: documentsReply([]) });
  expect(await screen.findByText('No documents to read')).toBeInTheDocument();
});

test('a list that failed to load can be retried', async () => {
  const { answers } = showAdmin(documentsPath, { AiDocuments: errorReply('UNAVAILABLE', 'Try again in a moment') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.AiDocuments = documentsReply([document()]);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Handbook' })).toBeInTheDocument();
});

test('processing stages update live', async () => {
  const { countSubscribers, emitEvent } = showAdmin(documentsPath, {
    AiDocuments: documentsReply([reading]),
  });
  const rule = await screen.findByRole('progressbar', { name: 'Progress of Handbook' });
  expect(rule).toHaveAttribute('aria-valuetext', 'Received, step 1 of 4');
  expect(screen.queryByRole('button', { name: 'Show text of Handbook' })).not.toBeInTheDocument();
  await waitFor(() => expect(countSubscribers('DocumentProgress')).toBe(1));
  await emitEvent('DocumentProgress', { documentProgress: { ...reading, stage: 'indexing' } });
  expect(await screen.findByText('Indexing, step 3 of 4')).toBeInTheDocument();
  await emitEvent('DocumentProgress', { documentProgress: document() });
  expect(await screen.findByText('Ready')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show text of Handbook' })).toBeInTheDocument();
});

test('a document uploaded by someone else appears', async () => {
  const { countSubscribers, emitEvent, answers } = showAdmin(documentsPath);
  await screen.findByText('No AI documents yet');
  await waitFor(() => expect(countSubscribers('DocumentProgress')).toBe(1));
  answers.AiDocuments = documentsReply([reading]);
  await emitEvent('DocumentProgress', { documentProgress: reading });
  expect(await screen.findByRole('heading', { name: 'Handbook' })).toBeInTheDocument();
});

test('refetches when an event arrives during a fetch, because the response may be older', async () => {
  let arrive: (reply: MockResponse) => void = () => undefined;
  const slow = () => new Promise<MockResponse>((resolve) => (arrive = resolve));
  const { countSubscribers, emitEvent, answers } = showAdmin(documentsPath, { AiDocuments: slow });
  await waitFor(() => expect(countSubscribers('DocumentProgress')).toBe(1));
  await emitEvent('DocumentProgress', { documentProgress: document() });
  answers.AiDocuments = documentsReply([document()]);
  arrive(documentsReply([reading]));
  expect(await screen.findByText('Ready')).toBeInTheDocument();
});

test('a failed document shows the reason and can be retried', async () => {
  const failed = document({ status: 'failed', stage: 'failed', failureReason: 'The file is damaged' });
  showAdmin(documentsPath, {
    AiDocuments: documentsReply([failed]),
    RetryDocument: replyTo(RetryDocumentDocument, { retryDocument: reading }),
  });
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  expect(screen.getByText('The file is damaged')).toBeInTheDocument();
  await press('Retry Handbook');
  expect(await screen.findByText('Received, step 1 of 4')).toBeInTheDocument();
  expect(screen.queryByText('The file is damaged')).not.toBeInTheDocument();
});

test('shows the server message if the retry is rejected', async () => {
  const failed = document({ status: 'failed', stage: 'failed', failureReason: 'The file is damaged' });
  const words = "You can retry only a document that couldn't be read";
  showAdmin(documentsPath, { AiDocuments: documentsReply([failed]), RetryDocument: errorReply('CONFLICT', words) });
  await press('Retry Handbook');
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a document that was not read or has only a summary says so, and asks for its text', async () => {
  showAdmin(documentsPath, {
    AiDocuments: documentsReply([
      document({ textSource: null, fileUrl: 'https://files.example/a.md' }),
      document({ id: 'd2', title: 'Guide', textSource: 'summary' }),
      document({ id: 'd3', title: 'Manual', textSource: 'address' }),
    ]),
  });
  const [unread, summarized, read] = (await screen.findAllByRole('listitem')).map((row) => within(row as HTMLElement));
  expect(unread?.getByText('Not read')).toBeInTheDocument();
  expect(unread?.getByText("Jarvis doesn't answer from it until its text is added.")).toBeInTheDocument();
  expect(unread?.queryByText('Ready')).not.toBeInTheDocument();
  expect(unread?.queryByRole('button', { name: 'Show text of Handbook' })).not.toBeInTheDocument();
  expect(unread?.getByRole('button', { name: 'Add text to Handbook' })).toBeInTheDocument();
  expect(summarized?.getByText('Summary only')).toBeInTheDocument();
  expect(summarized?.getByRole('button', { name: 'Add text to Guide' })).toBeInTheDocument();
  expect(summarized?.getByRole('button', { name: 'Show text of Guide' })).toBeInTheDocument();
  expect(read?.getByText('Ready')).toBeInTheDocument();
  expect(read?.queryByRole('button', { name: 'Add text to Manual' })).not.toBeInTheDocument();
});

test('a document that kept its text says why a new one could not be read, and asks for another', async () => {
  const failureReason = 'The address answered 404.';
  showAdmin(documentsPath, { AiDocuments: documentsReply([document({ textSource: 'address', failureReason })]) });
  expect(
    await screen.findByText(`Couldn't read the new text, so the one before is kept. ${failureReason}`),
  ).toBeInTheDocument();
  expect(screen.getByText('Ready')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add text to Handbook' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry Handbook' })).not.toBeInTheDocument();
});

test('deletes a document after a confirmation, shows a toast and removes the row', async () => {
  const { answers, getInputs } = showAdmin(documentsPath, {
    AiDocuments: documentsReply([document()]),
    DeleteDocument: replyTo(DeleteDocumentDocument, { deleteAiDocument: 'd1' }),
  });
  await press('Delete Handbook');
  expect(
    screen.getByText('Are you sure you want to delete “Handbook”? This action cannot be undone.'),
  ).toBeInTheDocument();
  answers.AiDocuments = documentsReply([]);
  await press('Delete');
  expect(await screen.findByText('Document Deleted')).toBeInTheDocument();
  expect(getInputs('DeleteDocument')).toEqual([{ id: 'd1', ifUpdatedAt: document().updatedAt }]);
  expect(await screen.findByText('No AI documents yet')).toBeInTheDocument();
});

test("shows the specified error message if a document can't be deleted", async () => {
  showAdmin(documentsPath, {
    AiDocuments: documentsReply([document()]),
    DeleteDocument: errorReply('UNAVAILABLE', 'The database is away'),
  });
  await press('Delete Handbook');
  await press('Delete');
  expect(await screen.findByText('Failed to delete AI document.')).toBeInTheDocument();
});
