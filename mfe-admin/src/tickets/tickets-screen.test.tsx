import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type mockNetwork } from 'kit/test/network';
import { message, ticket, resolveTickets, ticketsReply, resolvedReply } from 'kit/test/tickets';
import { showScreen } from '../testing/show-screen.tsx';
import { TicketsScreen } from './tickets-screen.tsx';

const login = ticket({ id: 't1', title: 'Login fails', priority: 'critical', project: { id: 'p1', title: 'Harbour' } });
const invoice = ticket({ id: 't2', title: 'Invoice', last: message({ id: 'm1', content: 'Better now?' }) });
const done = ticket({ id: 't3', title: 'Done', status: 'resolved' });

const show = (answers: Parameters<typeof mockNetwork>[0] = {}, search = '') =>
  showScreen(<TicketsScreen />, {
    path: `/admin/tickets${search}`,
    answers: { Tickets: resolveTickets([invoice, login, done]), ...answers },
  });
const rows = () => screen.findAllByRole('listitem');
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('lists tickets waiting for the team first, with client, title, priority and last author', async () => {
  show();
  const [first, second] = await rows();
  expect(first).toHaveTextContent(
    /Login fails.*Open.*Critical priority.*Carla Reyes.*Harbour.*Waiting for a reply since/,
  );
  expect(second).toHaveTextContent(/Invoice.*In progress.*Devon:.*Better now\?/);
  expect(second).not.toHaveTextContent('Waits');
  expect(titles()).toEqual(['Login fails', 'Invoice']);
  expect(screen.getByRole('link', { name: 'Login fails' })).toHaveAttribute('href', '/admin/tickets/t1');
});

test('resolved tickets have their own URL', async () => {
  const { getInputs } = show();
  await rows();
  await userEvent.click(screen.getByRole('link', { name: 'Resolved' }));
  await waitFor(() => expect(titles()).toEqual(['Done']));
  expect(getInputs('Tickets').map(({ resolved }) => resolved)).toEqual([false, true]);
  expect(screen.queryByRole('button', { name: /Resolve/ })).not.toBeInTheDocument();
});

test('a resolved ticket leaves the list at once, and the focus moves to the next one', async () => {
  show({ ResolveTicket: resolvedReply(login) });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve: Login fails' }));
  expect(titles()).toEqual(['Invoice']);
  expect(screen.getByRole('link', { name: 'Invoice' })).toHaveFocus();
  expect(await screen.findByText('Ticket resolved')).toBeInTheDocument();
});

test('a rejected ticket returns to the list, with a toast', async () => {
  show({ ResolveTicket: errorReply('CONFLICT', 'It is resolved already') });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve: Login fails' }));
  expect(await screen.findByText("Couldn't resolve the ticket")).toBeInTheDocument();
  await waitFor(() => expect(titles()).toEqual(['Login fails', 'Invoice']));
});

test('a newly opened ticket appears', async () => {
  const { answers, emitEvent, countSubscribers } = show();
  await rows();
  await waitFor(() => expect(countSubscribers('TicketChanged')).toBe(1));
  const fresh = ticket({ id: 't9', title: 'New one', priority: 'critical' });
  answers.Tickets = ticketsReply([fresh, login, invoice]);
  await emitEvent('TicketChanged', {
    supportTicketChanged: { __typename: 'SupportTicketChange', id: 't9', ticket: fresh },
  });
  await waitFor(() => expect(titles()).toContain('New one'));
});

test('an empty list says what will appear there', async () => {
  show({ Tickets: ticketsReply([]) }, '?show=resolved');
  expect(await screen.findByText('No resolved tickets')).toBeInTheDocument();
});

test('a list that failed to load can be retried', async () => {
  const { answers } = show({ Tickets: errorReply('UNAVAILABLE', 'Away') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.Tickets = ticketsReply([login]);
  await userEvent.click(retry);
  expect(within((await rows())[0] as HTMLElement).getByText('Login fails')).toBeInTheDocument();
});
