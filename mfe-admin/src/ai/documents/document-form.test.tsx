import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { AddDocumentDocument, UpdateDocumentDocument } from '#gql/graphql.ts';
import { document, documentsReply } from '../../testing/ai.ts';
import { documentsPath, showAdmin } from '../../testing/show-admin.tsx';

const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function open(answers: Parameters<typeof showAdmin>[1] = {}, name = 'Add Manually') {
  const server = showAdmin(documentsPath, answers);
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  return server;
}

test('requires title, file name and file URL', async () => {
  const { countRequests } = await open();
  await userEvent.click(button('Add Document'));
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is required');
  expect(screen.getByLabelText('File name')).toHaveAccessibleDescription('File name is required');
  expect(screen.getByLabelText('File URL')).toHaveAccessibleDescription('File URL is required');
  expect(countRequests('AddDocument')).toBe(0);
});

test('adds a document, shows a toast and lists it, with tags trimmed and empty tags dropped', async () => {
  const { answers, getInputs } = await open({
    AddDocument: replyTo(AddDocumentDocument, { createAiDocument: { id: 'd9' } }),
  });
  await type('Title', 'Guide');
  await type('File name', 'guide.md');
  await type('File URL', 'https://example.test/guide.md');
  await type('Tags', ' api , , style,');
  await userEvent.click(screen.getByLabelText('Active'));
  answers.AiDocuments = documentsReply([document({ id: 'd9', title: 'Guide' })]);
  await userEvent.click(button('Add Document'));
  expect(await screen.findByText('Document Added')).toBeInTheDocument();
  expect(screen.getByText('AI document has been added successfully.')).toBeInTheDocument();
  await noDialog();
  expect(await screen.findByRole('heading', { name: 'Guide' })).toBeInTheDocument();
  const sent = {
    title: 'Guide',
    fileName: 'guide.md',
    fileUrl: 'https://example.test/guide.md',
    tags: ['api', 'style'],
  };
  expect(getInputs('AddDocument')).toEqual([
    { input: { ...sent, description: null, contentSummary: null, isActive: false } },
  ]);
});

test('starts editing with the current values', async () => {
  const answers = {
    AiDocuments: documentsReply([document()]),
    UpdateDocument: replyTo(UpdateDocumentDocument, { updateAiDocument: document() }),
  };
  const { getInputs } = await open(answers, 'Edit Handbook');
  expect(screen.getByLabelText('Tags')).toHaveValue('process, people');
  expect(screen.getByLabelText('Content summary')).toHaveValue('All of it, in short');
  await userEvent.clear(screen.getByLabelText('Tags'));
  await userEvent.click(button('Update Document'));
  expect(await screen.findByText('Document Updated')).toBeInTheDocument();
  expect(screen.getByText('AI document has been updated successfully.')).toBeInTheDocument();
  await noDialog();
  const { title, description, fileName, fileUrl, contentSummary } = document();
  const input = { title, description, fileName, fileUrl, contentSummary, tags: [], isActive: true };
  expect(getInputs('UpdateDocument')).toEqual([{ id: 'd1', input, ifUpdatedAt: document().updatedAt }]);
});

test('says what happens to the text of a document', async () => {
  await open();
  expect(screen.getByLabelText('File URL')).toHaveAccessibleDescription(
    "Jarvis doesn't read this address. Add or fetch the text afterwards.",
  );
});

test.each([
  ['upload', 'If you change it, the text that was read is removed.'],
  ['address', 'If you change it, the text that was read is removed.'],
  ['added', ''],
] as const)('says what a change of the address does to a text of source %s', async (textSource, hint) => {
  await open({ AiDocuments: documentsReply([document({ textSource })]) }, 'Edit Handbook');
  expect(screen.getByLabelText('File URL')).toHaveAccessibleDescription(hint);
});

test.each([
  ['upload', 'Remove the file and its text'],
  ['address', 'Remove the text'],
] as const)('an address that removes a text of source %s is sent once that is confirmed', async (textSource, label) => {
  const answers = {
    AiDocuments: documentsReply([document({ textSource })]),
    UpdateDocument: replyTo(UpdateDocumentDocument, { updateAiDocument: document() }),
  };
  const { countRequests, getInputs } = await open(answers, 'Edit Handbook');
  expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('File URL'));
  await type('File URL', 'https://example.test/guide.md');
  expect(screen.getByText(/Jarvis then has no text to answer from\.$/)).toBeInTheDocument();
  await userEvent.click(button('Update Document'));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Confirm this, or enter the previous file URL.');
  expect(countRequests('UpdateDocument')).toBe(0);
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.click(button('Update Document'));
  await noDialog();
  expect(getInputs('UpdateDocument')).toMatchObject([{ input: { fileUrl: 'https://example.test/guide.md' } }]);
});

test('the previous address removes nothing', async () => {
  await open({ AiDocuments: documentsReply([document({ textSource: 'upload' })]) }, 'Edit Handbook');
  await type('File URL', 'x');
  expect(screen.getByLabelText('Remove the file and its text')).toBeInTheDocument();
  await type('File URL', '{Backspace}');
  expect(screen.queryByLabelText('Remove the file and its text')).not.toBeInTheDocument();
});

test('shows an error at the field for a tag that is too long', async () => {
  await open();
  await type('Tags', 'a'.repeat(51));
  await userEvent.tab();
  expect(screen.getByLabelText('Tags')).toHaveAccessibleDescription('Please keep each tag to 50 characters');
});

test.each([
  ['Add Manually', 'Add Document', 'Failed to add AI document.'],
  ['Edit Handbook', 'Update Document', 'Failed to update AI document.'],
])('after %s shows the specified error message', async (opener, submit, words) => {
  const failed = errorReply('UNAVAILABLE', 'The database is away');
  const documents = documentsReply([document({ textSource: 'added' })]);
  await open({ AiDocuments: documents, AddDocument: failed, UpdateDocument: failed }, opener);
  await type('Title', 'Guide');
  await type('File name', 'guide.md');
  await type('File URL', '/guide');
  await userEvent.click(button(submit));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('Escape does not discard changes', async () => {
  await open();
  await type('Title', 'Guide');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Keep editing'));
  expect(screen.getByLabelText('Title')).toHaveValue('Guide');
  expect(screen.getByLabelText('Title')).toHaveFocus();
});
