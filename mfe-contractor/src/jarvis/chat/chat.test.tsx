import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSample, sampleMarkdown } from 'kit/test/markdown';
import { errorReply, replyTo, toConnection } from 'kit/test/network';
import {
  ChoosableDocumentsDocument,
  CitedPassageDocument,
  type DocumentStage,
  type DocumentStatus,
  type DocumentTextSource,
} from '#gql/graphql.ts';
import { message, messagesReply } from '../../testing/messages.ts';
import { answer, question, showChat } from '../../testing/show-chat.tsx';

const box = () => screen.findByLabelText('Message to Jarvis');
const findMessage = async (by: 'You' | 'Jarvis') =>
  (await screen.findAllByRole('article', { name: by }, { timeout: 4000 })).at(-1) as HTMLElement;

test('messages are a labeled list, oldest first, with a count', async () => {
  showChat();
  expect(screen.queryByText('2 messages loaded')).not.toBeInTheDocument();
  expect(await screen.findByText('2 messages loaded')).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveAccessibleName('You');
  expect(second).toHaveAccessibleName('Jarvis');
});

test('shows a loading state', async () => {
  showChat({ ChatMessages: () => new Promise<never>(() => undefined) });
  expect(await screen.findByText('Loading messages...')).toBeInTheDocument();
});

test('a failure shows the error verbatim and can be retried', async () => {
  const { answers } = showChat({ ChatMessages: errorReply('UNAVAILABLE', 'The database is away') });
  const alert = (await screen.findByText('Error loading messages')).closest('section') as HTMLElement;
  expect(alert).toHaveTextContent('The database is away');
  answers.ChatMessages = messagesReply([question, answer]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await findMessage('Jarvis')).toHaveTextContent('With a session.');
});

test('older messages are prepended, each once', async () => {
  const page = ({ after }: Record<string, unknown>) =>
    after === 'm1' ? messagesReply([message('m0'), question]) : messagesReply([question, answer], 'm1');
  showChat({ ChatMessages: page });
  await userEvent.click(await screen.findByRole('button', { name: 'Show older messages' }));
  expect(await screen.findByText('3 messages loaded')).toBeInTheDocument();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Text of m0');
  expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
});

test('a URL with a message loads pages back to it and highlights it', async () => {
  const page = ({ after }: Record<string, unknown>) =>
    after ? messagesReply([message('m0')]) : messagesReply([question, answer], 'm1');
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  showChat({ ChatMessages: page }, { path: '/?message=m0' });
  const found = await screen.findByText('Text of m0');
  await waitFor(() => expect(found.closest('[role=listitem]')).toHaveAttribute('data-marked'));
  expect(scrollIntoView).toHaveBeenCalled();
});

test('an answer is rendered like every other Markdown text', async () => {
  showChat({ ChatMessages: messagesReply([question, message('m2', { content: sampleMarkdown })]) });
  expect((await findMessage('Jarvis')).innerHTML).toContain(renderSample());
});

test('an answer lists its documents and opens a passage with its neighbors', async () => {
  const passage = { id: 'p1', number: 1, place: 'Page 3' };
  const referencedDocuments = [{ id: 'd1', title: 'Handbook', passages: [passage] }];
  const cited = message('m2', { content: 'On the server [1].', metadata: { referencedDocuments } });
  const { answers } = showChat({
    ChatMessages: messagesReply([question, cited]),
    CitedPassage: replyTo(CitedPassageDocument, {
      passage: {
        id: 'p1',
        document: { id: 'd1', title: 'Handbook' },
        place: 'Page 3',
        text: 'Keep sessions on the server.',
        before: 'What came before.',
        after: null,
      },
    }),
  });
  expect(await screen.findByText('Referenced 1 document(s)')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Passage 1, Handbook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Handbook' });
  expect(await within(dialog).findByText('Keep sessions on the server.')).toBeInTheDocument();
  expect(within(dialog).getByText('What came before.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  answers.CitedPassage = replyTo(CitedPassageDocument, { passage: null });
  await userEvent.click(screen.getByRole('button', { name: 'Passage 1, Handbook' }));
  expect(await screen.findByText('This passage no longer exists')).toBeInTheDocument();
});

const document = (id: string, title: string, status: DocumentStatus = 'ready', stage: DocumentStage = 'ready') => {
  const words = {
    fileName: `${id}.pdf`,
    fileUrl: `/api/files/${id}`,
    description: null,
    tags: [],
    failureReason: null,
  };
  const textSource: DocumentTextSource | null = 'upload';
  return { __typename: 'AiDocument', id, title, status, stage, textSource, ...words };
};

test('documents can be searched and selected; one that is not ready says why', async () => {
  showChat({
    ChoosableDocuments: replyTo(ChoosableDocumentsDocument, {
      documents: toConnection('AiDocument', [
        document('d1', 'Handbook'),
        document('d2', 'Guide', 'processing', 'reading'),
      ]),
    }),
  });
  await box();
  await userEvent.click(screen.getByRole('button', { name: 'Select Documents' }));
  expect(await screen.findByRole('checkbox', { name: 'Guide' })).toBeDisabled();
  expect(screen.getByText('Reading')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Search documents'), 'hand');
  expect(screen.queryByRole('checkbox', { name: 'Guide' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Handbook' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use 1 document' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Handbook' }));
  expect(screen.queryByRole('list', { name: 'Selected documents' })).not.toBeInTheDocument();
});

test('a document that was not read cannot be selected, and one with only a summary says so', async () => {
  showChat({
    ChoosableDocuments: replyTo(ChoosableDocumentsDocument, {
      documents: toConnection('AiDocument', [
        { ...document('d1', 'Named'), textSource: null },
        { ...document('d2', 'Summarized'), textSource: 'summary' as const, description: 'In short' },
      ]),
    }),
  });
  await box();
  await userEvent.click(screen.getByRole('button', { name: 'Select Documents' }));
  const named = await screen.findByRole('checkbox', { name: 'Named' });
  expect(named).toBeDisabled();
  expect(named).toHaveAccessibleDescription('Not read: an administrator has to add its text');
  const summarized = screen.getByRole('checkbox', { name: 'Summarized' });
  expect(summarized).toBeEnabled();
  expect(summarized).toHaveAccessibleDescription('Summary only · In short');
});

test('a document that could not be fetched says why, to administrators in the words of the server', async () => {
  const failed = { ...document('d1', 'Named', 'failed', 'failed'), textSource: null };
  const fileUrl = 'https://docs.example/a.html';
  showChat({
    ChoosableDocuments: replyTo(ChoosableDocumentsDocument, {
      documents: toConnection('AiDocument', [
        failed,
        { ...failed, id: 'd2', title: 'Linked', fileUrl },
        { ...failed, id: 'd3', title: 'Known', fileUrl, failureReason: 'The address answered 404' },
      ]),
    }),
  });
  await box();
  await userEvent.click(screen.getByRole('button', { name: 'Select Documents' }));
  for (const [name, reason] of [
    ['Named', "Couldn't read its file: an administrator has to add its text"],
    ['Linked', "Couldn't fetch it from its address: an administrator has to add its text"],
    ['Known', 'The address answered 404'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    const row = await screen.findByRole('checkbox', { name });
    expect(row).toBeDisabled();
    expect(row).toHaveAccessibleDescription(reason);
  }
});

test('token usage shows below a reply', async () => {
  const usage = { promptTokens: 1204, completionTokens: 296, model: 'small-model' };
  showChat({ ChatMessages: messagesReply([question, { ...answer, usage }]) });
  await userEvent.click(await screen.findByText('1,500 tokens'));
  expect(screen.getByText('1,204 read, 296 written by small-model')).toBeInTheDocument();
});

test('a reply that failed shows no token usage, which is estimated', async () => {
  const usage = { promptTokens: 321, completionTokens: 0, model: 'small-model' };
  const failed = { ...answer, status: 'failed' as const, failureReason: 'The model broke off', usage };
  showChat({ ChatMessages: messagesReply([question, failed]) });
  expect(await screen.findByText('The model broke off')).toBeInTheDocument();
  expect(screen.queryByText(/tokens$/)).not.toBeInTheDocument();
});
