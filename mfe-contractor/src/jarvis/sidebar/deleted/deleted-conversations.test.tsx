import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  DeleteConversationDocument,
  DeletedConversationsDocument,
  PurgeConversationDocument,
  RestoreConversationDocument,
} from '#gql/graphql.ts';
import { showJarvis, sessions } from '../../../testing/show-hub.tsx';
// Imported up front so that no test waits for the dialog to compile.
import './deleted-conversations-dialog.tsx';

const deletedReply = (...titles: string[]) =>
  replyTo(DeletedConversationsDocument, {
    deletedConversations: toConnection(
      'Conversation',
      titles.map((title) => ({ __typename: 'Conversation', id: title, title, deletedAt: '2026-11-20T09:00:00.000Z' })),
    ),
  });

async function open(answers: Parameters<typeof showJarvis>[0]) {
  const shown = showJarvis(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Recently deleted' }));
  await screen.findByRole('dialog', { name: 'Recently deleted' });
  return shown;
}
const items = async () =>
  within(await screen.findByRole('list', { name: 'Deleted conversations' })).getAllByRole('listitem');

test('lists what was deleted, and Restore returns it to the conversations', async () => {
  const restored = { ...sessions, id: 'Caches', title: 'Caches' };
  const { sent } = await open({
    DeletedConversations: deletedReply('Caches', 'Locks'),
    RestoreConversation: replyTo(RestoreConversationDocument, { restoreConversation: restored }),
  });
  expect(await items()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Restore Caches' }));
  expect(await screen.findByText('Conversation restored')).toBeInTheDocument();
  expect(await items()).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Caches/, hidden: true })).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'RestoreConversation')?.variables).toEqual({ id: 'Caches' });
});

test('a conversation whose deletion is still under way is listed once it is deleted', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  const { answers } = showJarvis({ DeletedConversations: deletedReply(), DeleteConversation: () => promise });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Sessions' }));
  await userEvent.click(screen.getByRole('button', { name: 'Recently deleted' }));
  await screen.findByText('No deleted conversations');
  answers.DeletedConversations = deletedReply('Sessions');
  await act(async () => resolve(replyTo(DeleteConversationDocument, { deleteConversation: sessions.id })));
  expect(await items()).toHaveLength(1);
});

test('Delete now asks first, and then removes it for good', async () => {
  const { sent } = await open({
    DeletedConversations: deletedReply('Caches'),
    PurgeConversation: replyTo(PurgeConversationDocument, { purgeConversation: 'Caches' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Caches now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent.some(({ operation }) => operation === 'PurgeConversation')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Caches now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete now' }));
  expect(await screen.findByText('The conversation has been permanently deleted.')).toBeInTheDocument();
  expect(await screen.findByText('No deleted conversations')).toBeInTheDocument();
});

test('a failure is shown, and the conversation stays', async () => {
  const { answers } = await open({
    DeletedConversations: errorReply('UNAVAILABLE', 'Try again'),
    RestoreConversation: errorReply('UNAVAILABLE', 'Try again'),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.DeletedConversations = deletedReply('Caches');
  await userEvent.click(retry);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Caches' }));
  await waitFor(() => expect(screen.getByText("Couldn't restore the conversation. Try again.")).toBeInTheDocument());
  expect(await items()).toHaveLength(1);
});
