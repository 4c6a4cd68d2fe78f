import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { useLocation } from '../../router.ts';
import { mockWebSocket } from '../../../test/live.ts';
import { errorReply, mockNetwork, type MockResponse, replyTo } from '../../../test/network.ts';
import { people, viewerReply } from '../../../test/people.ts';
import { renderInPage, SignedIn } from '../../../test/render.tsx';
import {
  inboxAnswers,
  message,
  note,
  reopenedReply,
  replyAnswer,
  resolvedReply,
  threadReply,
  ticket,
  type Ticket,
  workReply,
} from '../../../test/tickets.ts';
import {
  AddTicketNoteDocument,
  AssignTicketDocument,
  CannedAnswersDocument,
  SnoozeTicketDocument,
} from '../gql/graphql.ts';
import { TicketInbox } from './ticket-inbox.tsx';
// Imported up front so that no test waits for it to compile.
import './canned-answers-dialog.tsx';

const saoirse = { ...people.support, id: 's1', firstName: 'Saoirse', lastName: 'Byrne' };
const login = ticket({ id: 't1', title: 'Login fails', priority: 'critical', project: { id: 'p1', title: 'Harbour' } });
const invoice = ticket({ id: 't2', title: 'Invoice', last: message({ id: 'm1', content: 'Better now?' }) });
const done = ticket({ id: 't3', title: 'Done', status: 'resolved' });

type Answers = Parameters<typeof mockNetwork>[0];

function show(tickets: Ticket[], { answers = {}, search = '' }: { answers?: Answers; search?: string } = {}) {
  const socket = mockWebSocket();
  const open = tickets.find(({ id }) => search.includes(`ticket=${id}`)) ?? tickets[0] ?? null;
  const network = mockNetwork({
    Viewer: viewerReply(saoirse),
    ...inboxAnswers(tickets),
    TicketThread: threadReply(open),
    TicketWork: workReply(open),
    CannedAnswers: replyTo(CannedAnswersDocument, { cannedAnswers: [] }),
    ...answers,
  });
  let address = '';
  function Address() {
    address = useLocation().search;
    return null;
  }
  renderInPage(
    <SignedIn>
      <KitApollo>
        <TicketInbox getProjectUrl={(id) => `/projects/${id}`} />
      </KitApollo>
      <Address />
    </SignedIn>,
    { path: `/inbox?${search}` },
  );
  const getInputs = (operation: string) =>
    network.sent.filter((sent) => sent.operation === operation).map(({ variables }) => variables);
  return { ...network, live: socket, address: () => address, getInputs };
}

/** A response that the test releases. */
function createDeferredReply() {
  let release: (reply: MockResponse) => void = () => undefined;
  const answer = new Promise<MockResponse>((resolve) => (release = resolve));
  return { answer: () => answer, release };
}

const cards = async () => within(await screen.findByRole('region', { name: 'Tickets' })).findAllByRole('listitem');
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const thread = async () => within(await screen.findByRole('region', { name: 'Ticket' }));

afterEach(() => sessionStorage.clear());

test('a card shows title, priority, status, description, client, date, and Reply and Resolve', async () => {
  show([login, invoice]);
  const [first, second] = await cards();
  expect(first).toHaveTextContent(/Open.*Critical priority.*Login fails.*Since noon.*Carla Reyes.*Harbour.*Unassigned/);
  const card = within(first as HTMLElement);
  expect(card.getByText(/^Created/)).toHaveTextContent(/Nov|11/);
  expect(card.getByRole('button', { name: 'Reply: Login fails' })).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Resolve: Login fails' })).toBeInTheDocument();
  expect(second).toHaveTextContent('In progress');
});

test('each view has its count and URL; the filters stay, and are sent', async () => {
  const { getInputs, address } = show([login, invoice, done], { search: 'priority=high&search=noon&view=nonsense' });
  await cards();
  const views = within(screen.getByRole('navigation', { name: 'Views' }));
  await waitFor(() =>
    expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Open2',
      'Mine0',
      'Unassigned2',
      'Waiting for client1',
      'Snoozed0',
      'Resolved1',
    ]),
  );
  expect(getInputs('InboxTickets')[0]).toMatchObject({
    view: 'open',
    priority: 'high',
    search: 'noon',
    projectId: null,
    field: 'urgency',
    direction: 'asc',
  });
  await userEvent.click(views.getByRole('link', { name: /^Resolved/ }));
  expect(address()).toBe('?priority=high&search=noon&view=resolved');
  expect(await screen.findByRole('heading', { level: 3, name: 'Done' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Resolve/ })).not.toBeInTheDocument();
});

test('priority, project and order are chosen from lists', async () => {
  const { getInputs, address } = show([login, invoice], { search: '' });
  await cards();
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Oldest first');
  await waitFor(() => expect(getInputs('InboxTickets').at(-1)).toMatchObject({ field: 'created', direction: 'asc' }));
  await userEvent.selectOptions(screen.getByLabelText('Filter by priority'), 'Critical');
  expect(screen.getByRole('option', { name: 'Harbour' })).toBeInTheDocument();
  expect(address()).toBe('?sort=oldest&priority=critical');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('?sort=oldest');
});

test('without a ticket it shows the text of the specification, and with a filter that nothing matches', async () => {
  show([]);
  expect(await screen.findByText('No support tickets assigned')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Filter by priority'), 'Low');
  expect(await screen.findByText('No tickets found')).toBeInTheDocument();
});

test('a list that failed to load can be retried', async () => {
  const { answers } = show([login], { answers: { InboxTickets: errorReply('UNAVAILABLE', 'Away') } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  Object.assign(answers, inboxAnswers([login]));
  await userEvent.click(retry);
  expect(await cards()).toHaveLength(1);
});

test('a resolved ticket leaves the list optimistically with a toast, and focus moves to the next one', async () => {
  const { answer, release } = createDeferredReply();
  show([login, invoice], { answers: { ResolveTicket: answer } });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve: Login fails' }));
  expect(titles()).toEqual(['Invoice']);
  expect(screen.getByRole('link', { name: 'Invoice' })).toHaveFocus();
  release(resolvedReply(login));
  expect(await screen.findByText('Ticket resolved')).toBeInTheDocument();
});

test('a ticket that the server fails to resolve comes back with the reason', async () => {
  show([login], { answers: { ResolveTicket: errorReply('UNAVAILABLE', 'The database is away') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve: Login fails' }));
  expect(await screen.findByText("Couldn't resolve the ticket")).toBeInTheDocument();
  expect(screen.getByText('The database is away')).toBeInTheDocument();
  await waitFor(() => expect(titles()).toEqual(['Login fails']));
});

test('a new ticket appears live', async () => {
  const { live, answers } = show([login]);
  await cards();
  await waitFor(() => expect(live.countSubscribers('InboxTicketChanged')).toBe(1));
  Object.assign(answers, inboxAnswers([login, invoice]));
  await act(async () =>
    live.emit('InboxTicketChanged', {
      supportTicketChanged: { __typename: 'SupportTicketChange', id: 't2', ticket: invoice },
    }),
  );
  await waitFor(() => expect(titles()).toEqual(['Login fails', 'Invoice']));
});

test('Reply opens the ticket, which is in the URL, with the focus in the composer', async () => {
  const { address } = show([login]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reply: Login fails' }));
  expect(address()).toBe('?ticket=t1');
  const opened = await thread();
  expect(await opened.findByRole('textbox', { name: 'Message' })).toHaveFocus();
  expect(opened.getByRole('log')).toHaveTextContent('Since noon');
  expect(opened.getByRole('link', { name: 'carla@example.test' })).toHaveAttribute('href', 'mailto:carla@example.test');
  expect(opened.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/projects/p1');
  expect(await opened.findByText('No response yet')).toBeInTheDocument();
});

test('All tickets closes the ticket and returns the focus to its card', async () => {
  const { address } = show([login], { search: 'view=unassigned&ticket=t1' });
  await userEvent.click(await (await thread()).findByRole('link', { name: 'All tickets' }));
  expect(address()).toBe('?view=unassigned');
  expect(await screen.findByRole('link', { name: 'Login fails' })).toHaveFocus();
});

test('the first reply sets the ticket in progress at once', async () => {
  const mine = message({ id: 'm9', content: 'We look at it', author: { ...saoirse, profileImageUrl: null } });
  const answered = { ...login, status: 'in_progress' as const, waitingSince: null };
  const { getInputs } = show([login], { search: 'ticket=t1', answers: { ReplyToTicket: replyAnswer(mine, answered) } });
  const opened = await thread();
  await userEvent.type(await opened.findByRole('textbox', { name: 'Message' }), 'We look at it{Enter}');
  expect(await opened.findByText('In progress')).toBeInTheDocument();
  expect(getInputs('ReplyToTicket')).toEqual([{ id: 't1', input: { content: 'We look at it' } }]);
});

test('notes stand between the messages in the order of time, labeled as internal', async () => {
  const messages = [
    message({ id: 'm1', content: 'First', createdAt: '2026-11-21T09:00:00.000Z' }),
    message({ id: 'm2', content: 'Third', createdAt: '2026-11-21T11:00:00.000Z' }),
  ];
  show([login], {
    search: 'ticket=t1',
    answers: {
      TicketThread: threadReply(login, messages),
      TicketWork: workReply(login, [note({ id: 'n1', content: 'Second' })]),
    },
  });
  const log = await (await thread()).findByRole('log');
  await waitFor(() => expect(log).toHaveTextContent(/First.*Internal note.*Second.*Third/));
});

test('a note goes to the team, not to the client', async () => {
  const added = replyTo(AddTicketNoteDocument, { addTicketNote: note({ id: 'n1', content: 'Old app' }) });
  const { getInputs, live } = show([login], { search: 'ticket=t1', answers: { AddTicketNote: added } });
  const opened = await thread();
  await userEvent.click(await opened.findByRole('radio', { name: 'Internal note' }));
  await userEvent.type(opened.getByRole('textbox', { name: 'Note' }), 'Old app{Enter}');
  expect(await opened.findByText('Old app')).toBeInTheDocument();
  expect(getInputs('AddTicketNote')).toEqual([{ id: 't1', input: { content: 'Old app' } }]);
  expect(getInputs('ReplyToTicket')).toEqual([]);
  // Its own event shows it no second time; a note of someone else appears.
  await act(async () => live.emit('TicketNoteAdded', { ticketNotes: note({ id: 'n1', content: 'Old app' }) }));
  await act(async () => live.emit('TicketNoteAdded', { ticketNotes: note({ id: 'n2', content: 'Wrote to them' }) }));
  expect(await opened.findByText('Wrote to them')).toBeInTheDocument();
  expect(opened.getAllByText('Old app')).toHaveLength(1);
});

test('a ticket is assigned to the viewer, snoozed, and leaves the view', async () => {
  const me = { __typename: 'User', id: 's1', firstName: 'Saoirse', lastName: 'Byrne' };
  const until = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const { getInputs } = show([login, invoice], {
    search: 'ticket=t1',
    answers: {
      AssignTicket: replyTo(AssignTicketDocument, {
        assignTicket: { __typename: 'SupportTicket', id: 't1', assignee: me },
      }),
      SnoozeTicket: replyTo(SnoozeTicketDocument, {
        snoozeTicket: { __typename: 'SupportTicket', id: 't1', snoozedUntil: until },
      }),
    },
  });
  const opened = await thread();
  await userEvent.click(await opened.findByRole('button', { name: 'Assign to me' }));
  expect(await opened.findByRole('combobox', { name: 'Assignee' })).toHaveTextContent('Saoirse Byrne');
  expect(getInputs('AssignTicket')).toEqual([{ id: 't1', input: { assigneeId: 's1' } }]);
  await userEvent.selectOptions(opened.getByLabelText('Snooze for'), '1 hour');
  await userEvent.click(opened.getByRole('button', { name: 'Snooze' }));
  expect(await opened.findByText(/^Snoozed until/)).toBeInTheDocument();
  expect(titles()).toEqual(['Invoice']);
  expect(opened.getByRole('button', { name: 'Bring back' })).toBeInTheDocument();
});

test('a resolved ticket accepts no messages and can be reopened', async () => {
  show([done], { search: 'view=resolved&ticket=t3', answers: { ReopenTicket: reopenedReply(done) } });
  const opened = await thread();
  expect(await opened.findByText('This ticket is resolved. The client has been notified.')).toBeInTheDocument();
  expect(opened.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(opened.getByRole('button', { name: 'Reopen' }));
  expect(await opened.findByRole('textbox', { name: 'Message' })).toBeInTheDocument();
  expect(opened.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('a canned answer is inserted after what is written, with its placeholders filled in', async () => {
  const answer = {
    __typename: 'CannedAnswer',
    id: 'c1',
    title: 'Hello',
    content: 'Hi {{client}}, {{project}}? {{me}}',
  };
  show([login], {
    search: 'ticket=t1',
    answers: { CannedAnswers: replyTo(CannedAnswersDocument, { cannedAnswers: [answer] }) },
  });
  const opened = await thread();
  await userEvent.type(await opened.findByRole('textbox', { name: 'Message' }), 'One moment');
  await userEvent.selectOptions(await opened.findByLabelText('Canned answer'), 'Hello');
  await userEvent.click(opened.getByRole('button', { name: 'Insert' }));
  expect(opened.getByRole('textbox', { name: 'Message' })).toHaveValue('One moment\n\nHi Carla, Harbour? Saoirse');
});

test('a ticket that is not there for the viewer leads back to the list', async () => {
  show([login], {
    search: 'ticket=t9',
    answers: { TicketThread: threadReply(null), TicketWork: workReply(null) },
  });
  expect(await screen.findByText(/^This ticket is no longer available to you/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All tickets' })).toHaveAttribute('href', '/inbox');
});
