import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { NewestTicketDocument } from '#gql/graphql.ts';
import { showClient } from '../../testing/show-client.tsx';
import { SupportChat } from './support-chat.tsx';

const tickets = (...ids: string[]) =>
  replyTo(NewestTicketDocument, {
    supportTickets: {
      __typename: 'SupportTicketConnection',
      edges: ids.map((id) => ({ __typename: 'SupportTicketEdge', node: { __typename: 'SupportTicket', id } })),
    },
  });

async function openChat(NewestTicket: ReturnType<typeof tickets> | ReturnType<typeof errorReply>) {
  const shown = showClient(<SupportChat />, { NewestTicket });
  await userEvent.click(await screen.findByRole('button', { name: 'Open Chat' }));
  await waitFor(() => expect(shown.address()).not.toBe('/client'));
  return shown.address();
}

test('Open Chat links to the newest unresolved conversation', async () => {
  expect(await openChat(tickets('t2'))).toBe('/client/support/t2');
});

test('without one it opens the new ticket form', async () => {
  expect(await openChat(tickets())).toBe('/client/support?new');
});

test('if the request fails, it opens the list of tickets', async () => {
  expect(await openChat(errorReply('UNAVAILABLE', 'Try again in a moment'))).toBe('/client/support');
});
