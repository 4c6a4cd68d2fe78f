import { screen } from '@testing-library/react';
import { Route, Routes } from 'kit/router';
import { inboxAnswers, threadReply, ticket, workReply } from 'kit/test/tickets';
import { showScreen } from '../testing/show-screen.tsx';
import { TicketScreen } from './ticket-screen.tsx';
import { TicketsScreen } from './tickets-screen.tsx';

const login = ticket({ id: 't1', title: 'Login fails', project: { id: 'p1', title: 'Harbour' } });

const show = (path: string) =>
  showScreen(
    <Routes>
      <Route path="/admin/tickets" element={<TicketsScreen />} />
      <Route path="/admin/tickets/:id" element={<TicketScreen />} />
    </Routes>,
    {
      path,
      answers: {
        ...inboxAnswers([login]),
        TicketThread: threadReply(login),
        TicketWork: workReply(login),
      },
    },
  );

test('administrators have the inbox, with the project of a ticket', async () => {
  show('/admin/tickets?ticket=t1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tickets' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/admin/projects?project=p1');
});

test('the address of one ticket, as mails have it, opens the inbox with that ticket', async () => {
  const { address } = show('/admin/tickets/t1');
  expect(await screen.findByRole('heading', { level: 2, name: 'Login fails' })).toBeInTheDocument();
  expect(address()).toBe('/admin/tickets?ticket=t1');
});
