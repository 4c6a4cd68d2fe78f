import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { EditQuestionDocument, RetryReplyDocument, StopReplyDocument } from '#gql/graphql.ts';
import { message, messagesReply } from '../../../testing/messages.ts';
import { answer, question, showChat } from '../../../testing/show-chat.tsx';

const box = () => screen.findByLabelText('Message to Jarvis');
const findMessage = async (by: 'You' | 'Jarvis') =>
  (await screen.findAllByRole('article', { name: by }, { timeout: 4000 })).at(-1) as HTMLElement;

const writing = message('m2', { content: 'With a', status: 'streaming' });
const progress = (offset: number, text: string, messageId = 'm2') => ({
  jarvisReply: { __typename: 'ReplyProgress', messageId, offset, text },
});
const finished = (of = answer) => ({ jarvisReply: { __typename: 'ReplyFinished', message: of } });
const failed = { jarvisReply: { __typename: 'ReplyFailed', messageId: 'm2', reason: 'It broke', retryable: true } };

async function showWriting(answers: Parameters<typeof showChat>[0] = {}) {
  const shown = showChat({ ChatMessages: messagesReply([question, writing]), ...answers });
  await findMessage('Jarvis');
  await waitFor(() => expect(shown.live.subscribed).toHaveLength(1));
  return { ...shown, publish: (event: unknown) => act(async () => shown.live.emit('JarvisReplies', event)) };
}

test('the text grows as events arrive, and duplicates are harmless', async () => {
  const { publish, live } = await showWriting();
  expect(live.subscribed[0]).toMatchObject({ variables: { conversationId: 'c1' } });
  await publish(progress(0, 'With a '));
  await publish(progress(7, '**sess'));
  await publish(progress(7, '**session** on'));
  await publish(progress(7, '**session** on'));
  expect(await within(await findMessage('Jarvis')).findByText('session')).toBeInTheDocument();
  await waitFor(async () => expect(await findMessage('Jarvis')).toHaveTextContent('With a session on'));
});

test('a finished reply shows the stored text', async () => {
  const { publish, answers } = await showWriting();
  await publish(progress(0, 'With a sess'));
  answers.ChatMessages = messagesReply([question, answer]);
  await publish(finished());
  await waitFor(async () => expect(await findMessage('Jarvis')).toHaveTextContent('With a session.'));
  expect(await screen.findByText(/Jarvis has answered$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
});

test('a failed reply says why and can be retried', async () => {
  const again = message('m3', { content: '', status: 'streaming' });
  const { publish, answers, sent } = await showWriting({
    RetryReply: replyTo(RetryReplyDocument, { retryReply: again }),
  });
  const broken = { ...writing, status: 'failed' as const, failureReason: 'The model broke off', viewerCanRetry: true };
  answers.ChatMessages = messagesReply([question, broken]);
  await publish(failed);
  expect(await screen.findByText('The model broke off')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(sent.at(-1)).toMatchObject({ operation: 'RetryReply', variables: { messageId: 'm2' } });
  await waitFor(() => expect(screen.queryByText('The model broke off')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
});

test('Stop, and Escape in an empty box, end the reply and keep its text', async () => {
  const stopped = message('m2', { content: 'With a', status: 'stopped', viewerCanRetry: true });
  const { answers, sent } = await showWriting({ StopReply: replyTo(StopReplyDocument, { stopReply: stopped }) });
  answers.ChatMessages = messagesReply([question, stopped]);
  await userEvent.type(await box(), 'x{Escape}');
  expect(sent.some(({ operation }) => operation === 'StopReply')).toBe(false);
  await userEvent.type(await box(), '{Backspace}{Escape}');
  expect(await screen.findByText('Stopped. The text so far is saved.')).toBeInTheDocument();
  expect(await findMessage('Jarvis')).toHaveTextContent('With a');
});

test('Retry works if the end of a reply arrives before the response to Stop', async () => {
  const stopped = message('m2', { content: 'With a', status: 'stopped', viewerCanRetry: true });
  const again = message('m3', { content: '', status: 'streaming' });
  const { publish, answers, sent } = await showWriting({
    StopReply: () => new Promise<never>(() => undefined),
    RetryReply: replyTo(RetryReplyDocument, { retryReply: again }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  answers.ChatMessages = messagesReply([question, stopped]);
  await publish(finished(stopped));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Stopped. The text so far is saved.')).not.toBeInTheDocument());
  expect(sent.filter(({ operation }) => operation === 'RetryReply')).toHaveLength(1);
});

/** Presses twice before the next render. */
const pressTwice = (name: string) =>
  act(() => {
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    fireEvent.click(button);
  });

test('pressing Stop twice before its response stops once', async () => {
  const { sent } = await showWriting({ StopReply: () => new Promise<never>(() => undefined) });
  pressTwice('Stop');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(sent.filter(({ operation }) => operation === 'StopReply')).toHaveLength(1);
});

test('pressing Retry twice retries once, and again after a failure', async () => {
  const stopped = message('m2', { content: 'With a', status: 'stopped', viewerCanRetry: true });
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  const { sent } = showChat({ ChatMessages: messagesReply([question, stopped]), RetryReply: () => promise });
  const retries = () => sent.filter(({ operation }) => operation === 'RetryReply');
  await screen.findByRole('button', { name: 'Retry' });
  pressTwice('Retry');
  expect(retries()).toHaveLength(1);
  await act(async () => resolve(errorReply('UNAVAILABLE', 'Away')));
  await screen.findByText('Failed to ask again: Away');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retries()).toHaveLength(2);
});

test('a question sent in another tab appears with its reply', async () => {
  const { publish, answers } = await showWriting({ ChatMessages: messagesReply([question, answer]) });
  const other = message('m3', { role: 'user', content: 'From another tab' });
  answers.ChatMessages = messagesReply([question, answer, other, message('m4', { content: '', status: 'streaming' })]);
  await publish(progress(0, 'It streams', 'm4'));
  expect(await screen.findByText('From another tab')).toBeInTheDocument();
  expect(await screen.findByText('It streams')).toBeInTheDocument();
});

test('while the socket is down it shows a banner; after reconnecting, missed messages are loaded', async () => {
  const { answers, live } = await showWriting();
  await act(async () => live.disconnect());
  expect(await screen.findByText(/Connection lost/)).toBeInTheDocument();
  answers.ChatMessages = messagesReply([question, answer]);
  await act(async () => live.reconnect());
  await waitFor(() => expect(screen.queryByText(/Connection lost/)).not.toBeInTheDocument());
  await waitFor(async () => expect(await findMessage('Jarvis')).toHaveTextContent('With a session.'));
});

test('if the server refuses the socket, the reply is polled until it arrives', async () => {
  const { answers, live } = await showWriting();
  await act(async () => live.close(4429));
  expect(await screen.findByText(/^Live updates are off: too many tabs are open/)).toBeInTheDocument();
  expect(screen.queryByText(/Connection lost/)).not.toBeInTheDocument();
  answers.ChatMessages = messagesReply([question, answer]);
  await waitFor(async () => expect(await findMessage('Jarvis')).toHaveTextContent('With a session.'), {
    timeout: 4900,
  });
}, 10_000);

test('the last question can be edited in place', async () => {
  const edited = {
    userMessage: message('m5', { role: 'user', content: 'How, without cookies?' }),
    reply: message('m6', { content: '', status: 'streaming' }),
  };
  const { sent } = showChat({ EditQuestion: replyTo(EditQuestionDocument, { editQuestion: edited }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getByLabelText('Your question');
  await userEvent.clear(field);
  await userEvent.type(field, 'How, without cookies?');
  await userEvent.click(screen.getByRole('button', { name: 'Save and resend' }));
  expect(await screen.findByText('How, without cookies?')).toBeInTheDocument();
  expect(screen.queryByText('How do I keep people signed in?')).not.toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'EditQuestion')?.variables).toEqual({
    input: { messageId: 'm1', content: 'How, without cookies?' },
  });
});

test('a rejected edit keeps the text', async () => {
  showChat({ EditQuestion: errorReply('CONFLICT', 'A reply is running') });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByLabelText('Your question'), ' Please');
  await userEvent.click(screen.getByRole('button', { name: 'Save and resend' }));
  expect(await screen.findByText('Failed to change the question: A reply is running')).toBeInTheDocument();
  expect(screen.getByLabelText('Your question')).toHaveValue('How do I keep people signed in? Please');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('How do I keep people signed in?')).toBeInTheDocument();
});
