import { act, waitFor, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, signedOutReply, replyTo } from 'kit/test/network';
import { DeleteConversationDocument, RestoreConversationDocument } from '#gql/graphql.ts';
import { conversation, conversationsReply } from '../../../testing/conversations.ts';
import { indexes, sessions, showJarvis } from '../../../testing/show-hub.tsx';

const list = () => screen.findByRole('list', { name: 'Conversations' });
const rows = async () => within(await list()).findAllByRole('listitem');
const titles = async () =>
  (await rows()).map((row) => within(row).getByRole('link').querySelector('strong')?.textContent);
const remove = (title: string) => userEvent.click(screen.getByRole('button', { name: `Delete ${title}` }));

test('shows a loading state', async () => {
  showJarvis({ ConversationList: () => new Promise(() => undefined) });
  expect(await screen.findByText('Loading conversations...')).toBeInTheDocument();
});

test('an empty list shows the text of the specification', async () => {
  showJarvis({ ConversationList: conversationsReply([]) });
  expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
});

test('a conversation shows its title, last update with the exact time on hover, and templates', async () => {
  showJarvis();
  const [, second] = await rows();
  const row = within(second as HTMLElement);
  expect(row.getByText('Sessions')).toBeInTheDocument();
  expect(row.getByText('Engineer')).toBeInTheDocument();
  expect(row.getByText('Reviewer')).toBeInTheDocument();
  const time = (second as HTMLElement).querySelector('time') as HTMLElement;
  expect(time).toHaveAttribute('datetime', sessions.updatedAt);
  expect(time.title).toMatch(/November 19, 2026/);
  expect(row.getByRole('button', { name: 'Edit Sessions' })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Delete Sessions' })).toBeInTheDocument();
});

test('conversations are sorted by last update, newest first, in any order of arrival', async () => {
  showJarvis({ ConversationList: conversationsReply([sessions, indexes]) });
  expect(await titles()).toEqual(['Indexes', 'Sessions']);
});

test('a list that failed to load shows an error, and Retry refetches it', async () => {
  const { answers } = showJarvis({ ConversationList: errorReply('UNAVAILABLE', 'Try again') });
  await screen.findByText("Couldn't load your conversations");
  answers.ConversationList = conversationsReply([indexes]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await titles()).toEqual(['Indexes']);
});

test('the list loads page by page; a conversation that moved to the top is not listed twice', async () => {
  const older = conversation({ id: 'c3', title: 'Older', updatedAt: '2026-11-01T12:00:00.000Z' });
  showJarvis({
    ConversationList: ({ after }) =>
      after ? conversationsReply([sessions, older]) : conversationsReply([indexes, sessions], 'c2'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more conversations' }));
  await screen.findByText('Older');
  expect(await titles()).toEqual(['Indexes', 'Sessions', 'Older']);
});

test('a page that failed to load has its own Retry', async () => {
  const { answers } = showJarvis({ ConversationList: conversationsReply([indexes], 'c1') });
  await list();
  answers.ConversationList = errorReply('UNAVAILABLE', 'Try again');
  await userEvent.click(screen.getByRole('button', { name: 'Show more conversations' }));
  await screen.findByText("Couldn't load more conversations");
  answers.ConversationList = conversationsReply([sessions]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Sessions');
  expect(await titles()).toEqual(['Indexes', 'Sessions']);
});

test('a conversation is deleted optimistically; focus moves to its neighbor', async () => {
  const { sent } = showJarvis({
    DeleteConversation: replyTo(DeleteConversationDocument, { deleteConversation: 'c1' }),
  });
  await list();
  await remove('Indexes');
  expect(await screen.findByText('Conversation Deleted')).toBeInTheDocument();
  expect(screen.getByText('The conversation has been permanently deleted.')).toBeInTheDocument();
  expect(await titles()).toEqual(['Sessions']);
  expect(screen.getByRole('link', { name: /^Sessions/ })).toHaveFocus();
  expect(sent.find(({ operation }) => operation === 'DeleteConversation')?.variables).toEqual({ id: 'c1' });
});

test('Undo restores a deleted conversation, at its place in the list', async () => {
  const { sent } = showJarvis({
    DeleteConversation: replyTo(DeleteConversationDocument, { deleteConversation: 'c2' }),
    RestoreConversation: replyTo(RestoreConversationDocument, { restoreConversation: sessions }),
  });
  await list();
  await remove('Sessions');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Conversation restored')).toBeInTheDocument();
  expect(await titles()).toEqual(['Indexes', 'Sessions']);
  expect(sent.find(({ operation }) => operation === 'RestoreConversation')?.variables).toEqual({ id: 'c2' });
});

test('after the last one is deleted focus moves to New chat', async () => {
  showJarvis({
    ConversationList: conversationsReply([indexes]),
    DeleteConversation: replyTo(DeleteConversationDocument, { deleteConversation: 'c1' }),
  });
  await list();
  await remove('Indexes');
  expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New chat' })).toHaveFocus();
});

test('a conversation that failed to delete stays, unless the server no longer has it', async () => {
  const { answers } = showJarvis({ DeleteConversation: errorReply('UNAVAILABLE', 'Try again') });
  await list();
  await remove('Indexes');
  expect(await screen.findByText('Failed to delete conversation.')).toBeInTheDocument();
  expect(await titles()).toEqual(['Indexes', 'Sessions']);

  answers.DeleteConversation = errorReply('NOT_FOUND', 'There is no such conversation');
  answers.ConversationList = conversationsReply([sessions]);
  await remove('Indexes');
  await act(async () => undefined);
  expect(await titles()).toEqual(['Sessions']);
});

test('an expired session replaces the page, without a second toast', async () => {
  const { answers } = showJarvis({
    DeleteConversation: () => {
      answers.Viewer = signedOutReply;
      return signedOutReply;
    },
  });
  await list();
  await remove('Indexes');
  await waitFor(() => expect(screen.queryByRole('tablist')).not.toBeInTheDocument());
  expect(screen.queryByText('Failed to delete conversation.')).not.toBeInTheDocument();
});
