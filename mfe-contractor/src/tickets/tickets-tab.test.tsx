import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from 'kit/test/people';
import { inboxAnswers, threadReply, ticket, workReply } from 'kit/test/tickets';
import { showHub } from '../testing/show-hub.tsx';
// Imported up front so that no test waits for it to compile.
import './tickets-tab.tsx';

const login = ticket({ id: 't1', title: 'Login fails', project: { id: 'p1', title: 'Harbour' } });

test('the tab is the inbox, and the open ticket is in the URL', async () => {
  const { address } = showHub(
    { ...inboxAnswers([login]), TicketThread: threadReply(login), TicketWork: workReply(login) },
    { search: 'tab=tickets', viewer: people.developer },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Reply: Login fails' }));
  expect(address()).toBe('?tab=tickets&ticket=t1');
  expect(await screen.findByRole('link', { name: 'Harbour' })).toHaveAttribute(
    'href',
    '/contractor?tab=projects&project=p1',
  );
});

test('canned answers are for support and administrators, not for developers', async () => {
  showHub(
    { ...inboxAnswers([login]), TicketThread: threadReply(login), TicketWork: workReply(login) },
    { search: 'tab=tickets&ticket=t1', viewer: people.developer },
  );
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Canned answer')).not.toBeInTheDocument();
});

test('without a ticket it shows the text of the specification', async () => {
  showHub(inboxAnswers([]), { search: 'tab=tickets', viewer: people.support });
  expect(await screen.findByText('No support tickets assigned')).toBeInTheDocument();
});
