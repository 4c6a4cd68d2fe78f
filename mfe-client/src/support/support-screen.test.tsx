import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { Route, Routes, useLocation } from 'kit/router';
import { choose } from 'kit/test/choose';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork, errorReply, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { message, ticket, resolveTickets, ticketsReply } from 'kit/test/tickets';
import { OpenTicketDocument, TicketProjectDocument, TicketProjectsDocument } from '#gql/graphql.ts';
// Imported here so that tests don't wait for compilation.
import './open-ticket/open-ticket-dialog.tsx';
import { SupportScreen } from './support-screen.tsx';

function show(answers: Parameters<typeof mockNetwork>[0], path = '/client/support') {
  const socket = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(people.client),
    TicketProjects: replyTo(TicketProjectsDocument, {
      projects: {
        edges: [{ node: { id: projectId, title: 'Harbour' } }],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
    TicketProject: ({ id }) =>
      replyTo(TicketProjectDocument, { project: id === projectId ? { id: projectId, title: 'Harbour' } : null }),
    ...answers,
  });
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Routes>
          <Route path="/client/support" element={<SupportScreen />} />
          <Route path="/client/support/:id" element={null} />
        </Routes>
      </KitApollo>
      <Address />
    </SignedIn>,
    { path },
  );
  return { ...server, live: socket, address: () => address };
}

const projectId = '01a20000-0000-7000-8000-000000000001';
const panel = (name: string) => screen.findByRole('region', { name });
const rowsIn = async (name: string) => within(await panel(name)).findAllByRole('listitem');

const answered = ticket({ id: 't1', title: 'Answered', last: message({ id: 'm1', content: 'Better now?' }) });
const newer = ticket({ id: 't2', title: 'Newer', createdAt: '2026-11-21T12:00:00.000Z' });
const done = ticket({ id: 't3', title: 'Done', status: 'resolved' });

test('lists tickets waiting for the client first, and resolved ones separately', async () => {
  show({ Tickets: resolveTickets([newer, answered, done]) });
  const [first, second] = await rowsIn('Open tickets');
  expect(first).toHaveTextContent('Answered');
  expect(first).toHaveTextContent('Waiting for your reply');
  expect(first).toHaveTextContent('Devon:Better now?');
  expect(first).toHaveTextContent('Priority: Medium');
  expect(second).toHaveTextContent('Newer');
  expect(second).not.toHaveTextContent('Waiting for your reply');
  expect(screen.getByRole('link', { name: 'Answered' })).toHaveAttribute('href', '/client/support/t1');
  expect(await rowsIn('Resolved tickets')).toHaveLength(1);
});

test('an empty list says what will appear there', async () => {
  show({ Tickets: ticketsReply([]) });
  expect(await screen.findByText('No open tickets')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Resolved tickets' })).not.toBeInTheDocument();
});

test('the two lists fail and are retried independently', async () => {
  const { answers } = show({
    Tickets: ({ resolved }) => (resolved ? ticketsReply([done]) : errorReply('UNAVAILABLE', 'Try again')),
  });
  const retry = await within(await panel('Open tickets')).findByRole('button', { name: 'Retry' });
  expect(await rowsIn('Resolved tickets')).toHaveLength(1);
  answers.Tickets = resolveTickets([newer, done]);
  await userEvent.click(retry);
  expect(await rowsIn('Open tickets')).toHaveLength(1);
});

test('a long list loads more pages', async () => {
  show({
    Tickets: ({ resolved, after }) =>
      resolved ? ticketsReply([]) : after ? ticketsReply([answered]) : ticketsReply([newer], 'on'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more tickets' }));
  expect(await screen.findByRole('link', { name: 'Answered' })).toBeInTheDocument();
  expect(await rowsIn('Open tickets')).toHaveLength(2);
});

test('a ticket that is answered or resolved elsewhere updates on its own', async () => {
  const { live, answers } = show({ Tickets: resolveTickets([newer]) });
  expect(await rowsIn('Open tickets')).toHaveLength(1);
  const resolved = { ...newer, status: 'resolved' as const };
  answers.Tickets = resolveTickets([resolved]);
  live.emit('TicketChanged', {
    supportTicketChanged: { __typename: 'SupportTicketChange', id: 't2', ticket: resolved },
  });
  expect(await rowsIn('Resolved tickets')).toHaveLength(1);
  expect(await screen.findByText('No open tickets')).toBeInTheDocument();
});

test('the form opens a ticket and shows its conversation', async () => {
  const { sent, address } = show({
    Tickets: ticketsReply([]),
    OpenTicket: replyTo(OpenTicketDocument, { openTicket: { __typename: 'SupportTicket', id: 't9' } }),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Open Ticket' }));
  const form = within(await screen.findByRole('dialog', { name: 'Open Ticket' }));
  await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus());
  await userEvent.click(form.getByRole('button', { name: 'Open Ticket' }));
  expect(form.getByText('Title is required')).toBeInTheDocument();
  expect(form.getByText('Description is required')).toBeInTheDocument();
  await userEvent.type(form.getByLabelText('Title'), 'Login fails');
  await userEvent.type(form.getByLabelText('Description'), 'Since noon');
  await userEvent.selectOptions(form.getByLabelText('Priority'), 'high');
  await choose(form.getByLabelText('Project'), 'Harbour');
  await userEvent.click(form.getByRole('button', { name: 'Open Ticket' }));
  expect(await screen.findByText('Ticket opened')).toBeInTheDocument();
  expect(address()).toBe('/client/support/t9');
  expect(sent.find(({ operation }) => operation === 'OpenTicket')?.variables).toEqual({
    input: { title: 'Login fails', description: 'Since noon', priority: 'high', projectId },
  });
});

test.each([
  ['a project of theirs asks about that one', projectId, projectId],
  ['anything else asks about none', 'no-such-project', null],
])('?new with %s', async (_, named, expected) => {
  const { sent } = show(
    {
      Tickets: ticketsReply([]),
      OpenTicket: replyTo(OpenTicketDocument, { openTicket: { __typename: 'SupportTicket', id: 't9' } }),
    },
    `/client/support?new&project=${named}`,
  );
  const form = within(await screen.findByRole('dialog', { name: 'Open Ticket' }));
  await waitFor(() => expect(form.getByLabelText('Project')).toHaveTextContent(expected ? 'Harbour' : 'No project'));
  await userEvent.type(form.getByLabelText('Title'), 'Login fails');
  await userEvent.type(form.getByLabelText('Description'), 'Since noon');
  await userEvent.click(form.getByRole('button', { name: 'Open Ticket' }));
  await screen.findByText('Ticket opened');
  expect(sent.find(({ operation }) => operation === 'OpenTicket')?.variables).toMatchObject({
    input: { projectId: expected },
  });
});

test('?new opens the form; a rejection keeps the input; closing returns the focus to the button', async () => {
  const { address } = show(
    { Tickets: ticketsReply([]), OpenTicket: errorReply('UNAVAILABLE', 'The database is away') },
    '/client/support?new',
  );
  const form = within(await screen.findByRole('dialog', { name: 'Open Ticket' }));
  await userEvent.type(form.getByLabelText('Title'), 'Login fails');
  await userEvent.type(form.getByLabelText('Description'), 'Since noon');
  await userEvent.click(form.getByRole('button', { name: 'Open Ticket' }));
  expect(await screen.findByText("Couldn't open the ticket")).toBeInTheDocument();
  expect(screen.getByText('The database is away')).toBeInTheDocument();
  expect(form.getByLabelText('Description')).toHaveValue('Since noon');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/client/support');
  expect(screen.getByRole('link', { name: 'Open Ticket' })).toHaveFocus();
});
