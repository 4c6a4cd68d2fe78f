import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type mockNetwork, type MockResponse } from 'kit/test/network';
import { people } from 'kit/test/people';
import {
  message,
  ticket,
  type Ticket,
  replyAnswer,
  resolveTickets,
  threadReply,
  ticketsReply,
  resolvedReply,
} from 'kit/test/tickets';
import { showHub } from '../testing/show-hub.tsx';
// Imported up front so that no test waits for it to compile.
import './thread/ticket-dialog.tsx';
import './tickets-tab.tsx';

const saoirse = { ...people.support, id: 's1', firstName: 'Saoirse', lastName: 'Byrne' };
const show = (answers: Parameters<typeof mockNetwork>[0], search = '') =>
  showHub(answers, { search: `tab=tickets${search}`, viewer: saoirse });

const panel = (name: string) => screen.findByRole('region', { name });
const cards = async (name = 'Tickets') => within(await panel(name)).findAllByRole('listitem');
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const login = ticket({ id: 't1', title: 'Login fails', priority: 'critical', project: { id: 'p1', title: 'Harbour' } });
const invoice = ticket({ id: 't2', title: 'Invoice', last: message({ id: 'm1', content: 'Better now?' }) });
const done = ticket({ id: 't3', title: 'Done', status: 'resolved' });

const createTicketChange = ({ id }: Ticket, ticket: Ticket | null) => ({
  supportTicketChanged: { __typename: 'SupportTicketChange', id, ticket },
});

/** A response that the test releases. */
function createDeferredReply() {
  let release: (reply: MockResponse) => void = () => undefined;
  const answer = new Promise<MockResponse>((resolve) => (release = resolve));
  return { answer: () => answer, release };
}

afterEach(() => sessionStorage.clear());

test('a card shows subject, status, client and age; tickets waiting for the team come first', async () => {
  show({ Tickets: resolveTickets([invoice, login, done]) });
  const [first, second] = await cards();
  expect(first).toHaveTextContent('Login fails');
  expect(first).toHaveTextContent('Open');
  expect(first).toHaveTextContent('Critical priority');
  expect(first).toHaveTextContent('Since noon');
  expect(first).toHaveTextContent('Carla Reyes');
  expect(first).toHaveTextContent('Harbour');
  expect(within(first as HTMLElement).getByText(/^Created/)).toHaveTextContent(/Nov|11/);
  expect(second).toHaveTextContent('In progress');
  expect(within(first as HTMLElement).getByRole('button', { name: 'Reply: Login fails' })).toBeInTheDocument();
  expect(within(first as HTMLElement).getByRole('button', { name: 'Resolve: Login fails' })).toBeInTheDocument();
  const [resolved] = await cards('Resolved');
  expect(within(resolved as HTMLElement).queryByRole('button', { name: /Resolve/ })).not.toBeInTheDocument();
});

test('without a ticket it shows the text of the specification', async () => {
  show({ Tickets: ticketsReply([]) });
  expect(await screen.findByText('No support tickets assigned')).toBeInTheDocument();
});

test('a list that failed to load can be retried', async () => {
  const { answers } = show({
    Tickets: ({ resolved }) => (resolved ? ticketsReply([]) : errorReply('UNAVAILABLE', 'Try again')),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.Tickets = resolveTickets([login]);
  await userEvent.click(retry);
  expect(await cards()).toHaveLength(1);
});

test('a resolved ticket leaves the list optimistically with a toast, and focus moves to the next one', async () => {
  const { answer, release } = createDeferredReply();
  const { sent } = show({ Tickets: resolveTickets([login, invoice]), ResolveTicket: answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve: Login fails' }));
  expect(titles()).toEqual(['Invoice']);
  expect(screen.getByRole('heading', { name: 'Invoice' })).toHaveFocus();
  release(resolvedReply(login));
  expect(await screen.findByText('Ticket resolved')).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'ResolveTicket')?.variables).toEqual({ id: 't1' });
});

test('a ticket that the server fails to resolve comes back with the reason', async () => {
  const { answer, release } = createDeferredReply();
  show({ Tickets: resolveTickets([login]), ResolveTicket: answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve: Login fails' }));
  expect(await screen.findByText('No support tickets assigned')).toBeInTheDocument();
  release(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText("Couldn't resolve the ticket")).toBeInTheDocument();
  expect(screen.getByText('The database is away')).toBeInTheDocument();
  expect(titles()).toEqual(['Login fails']);
});

test('a new ticket appears live, and one that someone else resolved disappears', async () => {
  const { live, answers } = show({ Tickets: resolveTickets([login]) });
  expect(await cards()).toHaveLength(1);
  answers.Tickets = resolveTickets([login, invoice]);
  live.emit('TicketChanged', createTicketChange(invoice, invoice));
  await waitFor(() => expect(titles()).toEqual(['Login fails', 'Invoice']));
  answers.Tickets = resolveTickets([invoice]);
  live.emit('TicketChanged', createTicketChange(login, null));
  await waitFor(() => expect(titles()).toEqual(['Invoice']));
});

test('Reply opens the conversation, which is in the URL; closing returns focus to the button', async () => {
  const { address } = show({ Tickets: resolveTickets([login]), TicketThread: threadReply(login) });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply: Login fails' }));
  expect(address()).toBe('?tab=tickets&ticket=t1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Login fails' }));
  expect(dialog.getByRole('log')).toHaveTextContent('Since noon');
  expect(dialog.getByRole('link', { name: 'carla@example.test' })).toHaveAttribute('href', 'mailto:carla@example.test');
  expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(address()).toBe('?tab=tickets');
  expect(await screen.findByRole('button', { name: 'Reply: Login fails' })).toHaveFocus();
});

test('the first reply sets the ticket in progress optimistically, and is rolled back on error', async () => {
  const { answer, release } = createDeferredReply();
  const { answers } = show(
    { Tickets: resolveTickets([login]), TicketThread: threadReply(login), ReplyToTicket: answer },
    '&ticket=t1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Login fails' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'We look at it{Enter}');
  expect(dialog.getByText('In progress')).toBeInTheDocument();
  expect(dialog.getByText('You')).toBeInTheDocument();
  release(errorReply('CONFLICT', 'This ticket is resolved. Please open a new one if you need more help'));
  expect(await screen.findByText("Couldn't send your message")).toBeInTheDocument();
  expect(dialog.getByText('Open')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('We look at it');
  const written = message({ id: 'm8', content: 'We look at it', author: { ...saoirse, profileImageUrl: null } });
  answers.ReplyToTicket = replyAnswer(written, { ...login, status: 'in_progress' });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), '{Enter}');
  await waitFor(() => expect(dialog.queryByText('Sending')).not.toBeInTheDocument());
  expect(dialog.getByText('In progress')).toBeInTheDocument();
});

test('resolving in the conversation closes the composer, and focus stays in the dialog', async () => {
  show(
    { Tickets: resolveTickets([login]), TicketThread: threadReply(login), ResolveTicket: resolvedReply(login) },
    '&ticket=t1',
  );
  const dialog = await screen.findByRole('dialog', { name: 'Login fails' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await within(dialog).findByText(/^This ticket is resolved/)).toBeInTheDocument();
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('a link to a missing ticket shows a notice and leads back to the list', async () => {
  const { address } = show({ Tickets: resolveTickets([invoice]), TicketThread: threadReply(null) }, '&ticket=t9');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ticket' }));
  expect(await dialog.findByText(/^This ticket is no longer available to you/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'All tickets' }));
  expect(address()).toBe('?tab=tickets');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a ticket that disappears while its conversation is open shows a notice', async () => {
  const { live, answers } = show({ Tickets: resolveTickets([login]), TicketThread: threadReply(login) }, '&ticket=t1');
  await screen.findByRole('dialog', { name: 'Login fails' });
  answers.TicketThread = threadReply(null);
  act(() => live.emit('TicketChanged', createTicketChange(login, null)));
  expect(await screen.findByText(/^This ticket is no longer available to you/)).toBeInTheDocument();
});
