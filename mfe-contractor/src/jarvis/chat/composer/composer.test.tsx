import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, type SentOperation, replyTo } from 'kit/test/network';
import { ChatMessagesDocument, SendMessageDocument } from '#gql/graphql.ts';
import { answer, question, showChat } from '../../../testing/show-chat.tsx';
import { message, messagesReply } from '../../../testing/messages.ts';

const box = () => screen.findByLabelText('Message to Jarvis');
const findMessage = async (by: 'You' | 'Jarvis') =>
  (await screen.findAllByRole('article', { name: by }, { timeout: 4000 })).at(-1) as HTMLElement;

const sent = replyTo(SendMessageDocument, {
  sendMessage: {
    __typename: 'SentMessage',
    userMessage: message('m3', { role: 'user', content: 'And tokens?' }),
    reply: message('m4', { content: '', status: 'streaming' }),
  },
});
const operations = (all: SentOperation[], name: string) => all.filter(({ operation }) => operation === name);

test('Enter sends: the question shows optimistically, the box is empty, and Jarvis is writing', async () => {
  let arrive: (reply: MockResponse) => void = () => undefined;
  const { sent: requests } = showChat({
    SendMessage: () => new Promise<MockResponse>((resolve) => (arrive = resolve)),
  });
  await userEvent.type(await box(), '  And tokens? {Enter}');
  expect(await within(await findMessage('You')).findByText('And tokens?')).toBeInTheDocument();
  expect(screen.getByText('Sending…')).toBeInTheDocument();
  expect(await box()).toHaveValue('');
  arrive(sent);
  expect(await screen.findByText('Your message has been sent to Jarvis.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeInTheDocument();
  const [request] = operations(requests, 'SendMessage');
  expect(request?.variables).toEqual({
    input: { conversationId: 'c1', content: 'And tokens?', selectedDocumentIds: [] },
  });
});

test.each([
  ['before the response to the question', 'streaming'],
  ['while the response was being read', 'complete'],
] as const)('a reply that ended %s is shown, and its question can be edited', async (_, status) => {
  let arrive: (reply: MockResponse) => void = () => undefined;
  const { answers, live } = showChat({
    SendMessage: () => new Promise<MockResponse>((resolve) => (arrive = resolve)),
  });
  await userEvent.type(await box(), 'And tokens?{Enter}');
  await waitFor(() => expect(live.countSubscribers('JarvisReplies')).toBe(1));
  const reply = message('m4', { content: 'In a cookie.' });
  const followUp = message('m3', { role: 'user', content: 'And tokens?', viewerCanEdit: true });
  answers.ChatMessages = messagesReply([{ ...question, viewerCanEdit: false }, answer, followUp, reply]);
  live.emit('JarvisReplies', { jarvisReply: { __typename: 'ReplyFinished', message: reply } });
  expect(await screen.findByText('In a cookie.')).toBeInTheDocument();
  const stale = { ...followUp, viewerCanEdit: false };
  arrive(
    replyTo(SendMessageDocument, {
      sendMessage: { __typename: 'SentMessage', userMessage: stale, reply: { ...reply, status } },
    }),
  );
  expect(await screen.findByText('Your message has been sent to Jarvis.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  expect(screen.getByText('In a cookie.')).toBeInTheDocument();
});

test('a second press while a question is in flight is ignored', async () => {
  const { sent: requests } = showChat({ SendMessage: () => new Promise<never>(() => undefined) });
  await userEvent.type(await box(), 'One{Enter}Two{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(operations(requests, 'SendMessage')).toHaveLength(1);
  expect(await box()).toHaveValue('Two');
});

test('Shift+Enter inserts a line break, and Enter that confirms an IME composition sends nothing', async () => {
  const { sent: requests } = showChat();
  await userEvent.type(await box(), 'One{Shift>}{Enter}{/Shift}two');
  expect(await box()).toHaveValue('One\ntwo');
  fireEvent.keyDown(await box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 229 });
  expect(operations(requests, 'SendMessage')).toHaveLength(0);
});

test('an empty message is rejected with the text of the specification', async () => {
  showChat();
  await userEvent.type(await box(), '   {Enter}');
  expect(await screen.findByText('Empty Message')).toBeInTheDocument();
  expect(screen.getByText('Please enter a message to send.')).toBeInTheDocument();
});

test('without a conversation it shows the text of the specification', async () => {
  showChat({}, { conversationId: '' });
  await userEvent.type(await box(), 'Hello{Enter}');
  expect(await screen.findByText('No Conversation Selected')).toBeInTheDocument();
  expect(screen.getByText('Please select a conversation first.')).toBeInTheDocument();
});

test('a question that failed to send goes back into the box, before anything typed since', async () => {
  let refuse: (reply: MockResponse) => void = () => undefined;
  showChat({ SendMessage: () => new Promise<MockResponse>((resolve) => (refuse = resolve)) });
  await userEvent.type(await box(), 'First{Enter}');
  await userEvent.type(await box(), 'Second');
  refuse(errorReply('CONFLICT', 'A reply is running already'));
  expect(await screen.findByText('Failed to send message: A reply is running already')).toBeInTheDocument();
  expect(await box()).toHaveValue('First\n\nSecond');
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
});

test('a request without a response is retried with the same idempotency key', async () => {
  const keys: unknown[] = [];
  const { answers } = showChat();
  const fetch = jest.mocked(globalThis.fetch);
  answers.SendMessage = () => {
    const { headers } = fetch.mock.calls.at(-1)?.[1] ?? {};
    keys.push(new Headers(headers).get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  };
  await userEvent.type(await box(), 'Once{Enter}');
  await waitFor(async () => expect(await box()).toHaveValue('Once'));
  await userEvent.type(await box(), '{Enter}');
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("each conversation's draft survives a reload", async () => {
  sessionStorage.setItem('draft:question:1:c1', JSON.stringify({ text: 'Half a th', documents: [] }));
  sessionStorage.setItem('draft:question:1:c2', 'no json');
  showChat();
  expect(await box()).toHaveValue('Half a th');
  await userEvent.type(await box(), 'ought');
  expect(sessionStorage.getItem('draft:question:1:c1')).toContain('Half a thought');
});

test('a starter prompt fills the box', async () => {
  showChat({
    ChatMessages: replyTo(ChatMessagesDocument, {
      messages: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Database Architecture/ }));
  expect(await box()).toHaveDisplayValue(/PostgreSQL schema/);
  expect(await box()).toHaveFocus();
});
