import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { Route, Routes } from 'kit/router';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork, errorReply, type MockResponse } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { message, reopenedReply, replyAnswer, threadReply, ticket } from 'kit/test/tickets';
import { TicketScreen } from './ticket-screen.tsx';

const baseTicket = ticket({ status: 'in_progress', project: { id: 'p1', title: 'Harbour' } });
const thread = threadReply(baseTicket, [message({ id: 'm1', content: 'We look at it' })]);

function show(answers: Parameters<typeof mockNetwork>[0] = {}) {
  const socket = mockWebSocket();
  const server = mockNetwork({ Viewer: viewerReply(people.client), TicketThread: thread, ...answers });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Routes>
          <Route path="/client/support/:id" element={<TicketScreen />} />
        </Routes>
      </KitApollo>
    </SignedIn>,
    { path: '/client/support/t1' },
  );
  return { ...server, live: socket };
}

/** A response that the test holds back. */
function createDeferredReply() {
  let resolveReply: (reply: MockResponse) => void = () => undefined;
  const answer = new Promise<MockResponse>((resolve) => (resolveReply = resolve));
  return { answer: () => answer, resolveReply };
}

const box = () => screen.findByRole('textbox', { name: 'Message' });
const said = () => within(screen.getByRole('log')).getAllByRole('listitem');
const mine = message({ id: 'm2', content: 'Thank you', fromTeam: false });

afterEach(() => sessionStorage.clear());

test('the conversation starts with the opening message, oldest first, with authors', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Login fails' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/client/projects/p1');
  const [first, second] = said();
  expect(first).toHaveTextContent(/^You.*Since noon$/);
  expect(second).toHaveTextContent(/^DPDevon ParkTeam.*We look at it$/);
  expect(within(screen.getByRole('log')).getAllByRole('region')).toHaveLength(2);
});

test("Enter sends: the message appears at once and is replaced by the server's", async () => {
  const { answer, resolveReply } = createDeferredReply();
  const { sent, live } = show({ ReplyToTicket: answer });
  await userEvent.type(await box(), 'Thank{Shift>}{Enter}{/Shift}you{Enter}');
  expect(said()).toHaveLength(3);
  expect(said()[2]).toHaveTextContent('Sending');
  expect(await box()).toHaveValue('');
  expect(await box()).toHaveFocus();
  expect(sent.at(-1)).toMatchObject({ operation: 'ReplyToTicket', key: expect.any(String) });
  expect(sent.at(-1)?.variables).toEqual({ id: 't1', input: { content: 'Thank\nyou' } });
  // The event arrives before the response: the user's own message must not appear twice.
  live.emit('TicketMessageAdded', { ticketMessages: mine });
  await act(async () => resolveReply(replyAnswer(mine, baseTicket)));
  expect(said()).toHaveLength(3);
  expect(screen.queryByText('Sending')).not.toBeInTheDocument();
});

test('a rejected message is rolled back with a toast and returns to the input', async () => {
  const { answer, resolveReply } = createDeferredReply();
  const { answers, sent } = show({ ReplyToTicket: answer });
  await userEvent.type(await box(), 'Thank you{Enter}');
  expect(said()).toHaveLength(3);
  await userEvent.type(await box(), 'And more');
  resolveReply(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText("Couldn't send your message")).toBeInTheDocument();
  expect(screen.getByText('The database is away')).toBeInTheDocument();
  expect(await box()).toHaveValue('Thank you\n\nAnd more');
  expect(said()).toHaveLength(2);
  answers.ReplyToTicket = replyAnswer(mine, baseTicket);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(said()).toHaveLength(3));
  expect(sent.filter(({ operation }) => operation === 'ReplyToTicket')).toHaveLength(2);
});

test('a retry without a response reuses the request', async () => {
  const { sent } = show();
  await userEvent.type(await box(), 'Thank you{Enter}');
  expect(await screen.findByText("Couldn't send your message")).toBeInTheDocument();
  await userEvent.type(await box(), '{Enter}');
  await waitFor(() => expect(sent.filter(({ operation }) => operation === 'ReplyToTicket')).toHaveLength(2));
  const [first, second] = sent.filter(({ operation }) => operation === 'ReplyToTicket').map(({ key }) => key);
  expect(first).toBe(second);
});

test('an empty message is not sent, with an error', async () => {
  const { sent } = show();
  await userEvent.type(await box(), '  {Enter}');
  expect(screen.getByText('Please enter a message to send.')).toHaveAttribute('role', 'alert');
  expect(sent.some(({ operation }) => operation === 'ReplyToTicket')).toBe(false);
});

test('a draft survives a reload', async () => {
  sessionStorage.setItem('draft:ticket:1:t1', '"Half a sent"');
  show();
  expect(await box()).toHaveValue('Half a sent');
  await userEvent.type(await box(), 'ence');
  expect(sessionStorage.getItem('draft:ticket:1:t1')).toBe('"Half a sentence"');
});

test('messages by the team appear live, once', async () => {
  const { live } = show();
  await box();
  const written = message({ id: 'm3', content: 'It is mended' });
  live.emit('TicketMessageAdded', { ticketMessages: written });
  live.emit('TicketMessageAdded', { ticketMessages: written });
  expect(await screen.findByText('It is mended')).toBeInTheDocument();
  expect(screen.getAllByText('It is mended')).toHaveLength(1);
});

test('with two messages in flight, an event that arrives before its response duplicates neither', async () => {
  const [first, second] = [createDeferredReply(), createDeferredReply()];
  const { live } = show({
    ReplyToTicket: ({ input }) => ((input as { content: string }).content === 'One' ? first : second).answer(),
  });
  await userEvent.type(await box(), 'One{Enter}');
  await userEvent.type(await box(), 'Two{Enter}');
  const [one, two] = ['One', 'Two'].map((content) => message({ id: content, content, fromTeam: false }));
  live.emit('TicketMessageAdded', { ticketMessages: two });
  // It is sent after the user's own message, so its arrival means that the other one was handled.
  live.emit('TicketMessageAdded', { ticketMessages: message({ id: 'm3', content: 'It is mended' }) });
  await act(async () => first.resolveReply(replyAnswer(one!, baseTicket)));
  expect(await screen.findByText('It is mended')).toBeInTheDocument();
  expect(screen.getAllByText('One')).toHaveLength(1);
  expect(screen.getAllByText('Two')).toHaveLength(1);
  expect(screen.getAllByText('Sending')).toHaveLength(1);
  await act(async () => second.resolveReply(replyAnswer(two!, baseTicket)));
  expect(screen.getAllByText('Two')).toHaveLength(1);
  expect(screen.queryByText('Sending')).not.toBeInTheDocument();
});

test('messages from another tab appear, also after a rejected message here', async () => {
  const { live } = show({ ReplyToTicket: errorReply('UNAVAILABLE', 'Away') });
  await userEvent.type(await box(), 'Hello{Enter}');
  await screen.findByText("Couldn't send your message");
  live.emit('TicketMessageAdded', { ticketMessages: mine });
  expect(await screen.findByText('Thank you')).toBeInTheDocument();
});

test('missed messages are loaded after a reconnect', async () => {
  const { live, answers } = show();
  await box();
  await waitFor(() => expect(live.countSubscribers('TicketMessageAdded')).toBe(1));
  await act(async () => live.disconnect());
  answers.TicketThread = threadReply(baseTicket, [message({ id: 'm1' }), message({ id: 'm4', content: 'Missed' })]);
  await act(async () => live.reconnect());
  expect(await screen.findByText('Missed')).toBeInTheDocument();
});

test('older messages load above, with the opening message at the top', async () => {
  show({
    TicketThread: ({ after }) =>
      after
        ? threadReply(baseTicket, [message({ id: 'm0', content: 'The first answer' })])
        : threadReply(baseTicket, [message({ id: 'm1', content: 'The last answer' })], 'back'),
  });
  expect(await screen.findByText('The last answer')).toBeInTheDocument();
  expect(screen.queryByText('Since noon')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
  expect(await screen.findByText('The first answer')).toBeInTheDocument();
  const text = screen.getByRole('log').textContent;
  expect(text.indexOf('Since noon')).toBeLessThan(text.indexOf('The first answer'));
  expect(text.indexOf('The first answer')).toBeLessThan(text.indexOf('The last answer'));
});

test('a ticket that is resolved meanwhile says so; a message or a button reopens it, or there is a new one', async () => {
  const { live, answers } = show();
  await box();
  live.emit('TicketChanged', {
    supportTicketChanged: {
      __typename: 'SupportTicketChange',
      id: 't1',
      ticket: { ...ticket({ status: 'resolved', last: message({ id: 'm1' }) }), viewerCanReply: true },
    },
  });
  expect(await screen.findByText(/^This ticket is resolved. Write a message to reopen it/)).toBeInTheDocument();
  expect(await box()).toBeInTheDocument();
  answers.ReopenTicket = reopenedReply(baseTicket);
  expect(screen.getByRole('link', { name: 'Open a new ticket' })).toHaveAttribute('href', '/client/support?new');
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Ticket reopened')).toBeInTheDocument();
  expect(screen.queryByText(/^This ticket is resolved/)).not.toBeInTheDocument();
});

test.each([
  ['none that one may see', threadReply(null)],
  ['an id that cannot be one', errorReply('MALFORMED_REQUEST', "This isn't a valid id")],
])('%s: says that there is no such ticket and links back', async (_, reply) => {
  show({ TicketThread: reply });
  expect(await screen.findByRole('heading', { name: 'Ticket not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All tickets' })).toHaveAttribute('href', '/client/support');
});

test('a conversation that failed to load can be retried', async () => {
  const { answers } = show({ TicketThread: errorReply('UNAVAILABLE', 'Try again') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.TicketThread = thread;
  await userEvent.click(retry);
  expect(await screen.findByText('We look at it')).toBeInTheDocument();
});
