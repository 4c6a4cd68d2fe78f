import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'kit/router';
import { errorReply, type mockNetwork, type MockResponse } from 'kit/test/network';
import { people } from 'kit/test/people';
import { message, ticket, replyAnswer, threadReply, resolvedReply } from 'kit/test/tickets';
import { showScreen } from '../testing/show-screen.tsx';
import { TicketScreen } from './ticket-screen.tsx';

const baseTicket = ticket({ status: 'open', project: { id: 'p1', title: 'Harbour' } });
const adaeze = { ...people.admin, id: 'a1', firstName: 'Adaeze', lastName: 'Okafor' };

function show(answers: Parameters<typeof mockNetwork>[0] = {}) {
  const screens = (
    <Routes>
      <Route path="/admin/tickets/:id" element={<TicketScreen />} />
    </Routes>
  );
  const all = { TicketThread: threadReply(baseTicket), ...answers };
  return showScreen(screens, { path: '/admin/tickets/t1', answers: all, viewer: adaeze });
}

afterEach(() => sessionStorage.clear());

test('the header shows the client, the project and the status', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Login fails' })).toBeInTheDocument();
  const head = within(screen.getByRole('banner'));
  expect(head.getByText('Carla Reyes')).toBeInTheDocument();
  expect(head.getByText('Medium priority')).toBeInTheDocument();
  expect(head.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/admin/projects?project=p1');
  expect(head.getByRole('link', { name: 'All tickets' })).toHaveAttribute('href', '/admin/tickets');
});

test('an administrator replies, and new client messages appear', async () => {
  const mine = message({ id: 'm1', content: 'We look at it', author: { ...adaeze } });
  const { emitEvent, countSubscribers, getInputs } = show({ ReplyToTicket: replyAnswer(mine, baseTicket) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'We look at it{Enter}');
  expect(await screen.findByText('We look at it')).toBeInTheDocument();
  expect(getInputs('ReplyToTicket')).toEqual([{ id: 't1', input: { content: 'We look at it' } }]);
  await waitFor(() => expect(countSubscribers('TicketMessageAdded')).toBe(1));
  await emitEvent('TicketMessageAdded', {
    ticketMessages: message({ id: 'm2', content: 'Thank you', fromTeam: false }),
  });
  expect(await screen.findByText('Thank you')).toBeInTheDocument();
});

test('a resolved ticket accepts no messages, and the focus stays in the header', async () => {
  show({ ResolveTicket: resolvedReply(baseTicket) });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('This ticket is resolved. The client has been notified.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('resolving is optimistic, and is rolled back if rejected', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  show({ ResolveTicket: () => promise });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText(/^This ticket is resolved/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument();
  await act(async () => resolve(errorReply('UNAVAILABLE', 'The database is away')));
  expect(screen.getByText("Couldn't resolve the ticket")).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Resolve' })).toBeInTheDocument();
});

test('an unknown ticket ID links to all tickets', async () => {
  show({ TicketThread: threadReply(null) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ticket not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All tickets' })).toHaveAttribute('href', '/admin/tickets');
});
