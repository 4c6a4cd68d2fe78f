import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { OpenConversationsDocument } from '#gql/graphql.ts';
import { showClient } from '../../testing/show-client.tsx';
import { SupportChat } from './support-chat.tsx';

const conversations = (titles: string[], hasNextPage = false) =>
  replyTo(OpenConversationsDocument, {
    supportTickets: {
      __typename: 'SupportTicketConnection',
      edges: titles.map((title) => ({
        __typename: 'SupportTicketEdge',
        node: {
          __typename: 'SupportTicket',
          id: title,
          title,
          createdAt: '2026-11-20T09:00:00.000Z',
          latestMessages: { __typename: 'TicketMessageConnection', edges: [] },
        },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage },
    },
  });

async function openChat(OpenConversations: ReturnType<typeof conversations> | ReturnType<typeof errorReply>) {
  const shown = showClient(<SupportChat />, { OpenConversations });
  await userEvent.click(await screen.findByRole('button', { name: 'Open Chat' }));
  return shown;
}

test('with open conversations, Open Chat offers them and a new message', async () => {
  await openChat(conversations(['Login fails', 'Invoice']));
  expect(await screen.findByRole('dialog', { name: 'Support Chat' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New message' })).toHaveAttribute('href', '/client/support?new');
  expect(screen.getByRole('link', { name: 'Login fails' })).toHaveAttribute('href', '/client/support/Login fails');
  expect(screen.getByRole('link', { name: 'Invoice' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'All conversations' })).not.toBeInTheDocument();
});

test('if there are more than it offers, it links to all of them', async () => {
  await openChat(conversations(['Login fails'], true));
  expect(await screen.findByRole('link', { name: 'All conversations' })).toHaveAttribute('href', '/client/support');
});

test('without one it opens the new ticket form', async () => {
  const { address } = await openChat(conversations([]));
  await waitFor(() => expect(address()).toBe('/client/support?new'));
});

test('if the request fails, it opens the list of tickets', async () => {
  const { address } = await openChat(errorReply('UNAVAILABLE', 'Try again in a moment'));
  await waitFor(() => expect(address()).toBe('/client/support'));
});
