import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { DeleteConversationDocument } from '#gql/graphql.ts';
import { conversationsReply } from '../testing/conversations.ts';
import { indexes, sessions, showJarvis } from '../testing/show-hub.tsx';

const requests = (sent: { operation: string }[], name: string) => sent.filter(({ operation }) => operation === name);

test("with nothing open it shows the assistant's name and a start button", async () => {
  showJarvis();
  expect(await screen.findByRole('heading', { name: 'Jarvis Development Assistant' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Start New Conversation' }));
  expect(await screen.findByRole('dialog', { name: 'New Conversation' })).toBeInTheDocument();
});

test('a selected conversation opens under its title and is in the URL', async () => {
  const { address } = showJarvis();
  await userEvent.click(await screen.findByRole('link', { name: /^Sessions/ }));
  expect(address()).toBe('?tab=jarvis&conversation=c2');
  expect(screen.getByRole('heading', { name: 'Sessions' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Sessions/ })).toHaveAttribute('aria-current', 'true');
});

test('a URL opens its conversation, even one beyond the loaded part of the list', async () => {
  showJarvis({ ConversationList: conversationsReply([indexes], 'c1') }, '&conversation=c2');
  expect(await screen.findByRole('heading', { name: 'Conversation' })).toBeInTheDocument();
});

test.each(['NOT_FOUND', 'MALFORMED_REQUEST'])(
  'an unknown id (%s) shows a not-found notice next to the list',
  async (code) => {
    showJarvis({ ConversationIsThere: errorReply(code, 'There is no such conversation') }, '&conversation=c9');
    expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Sessions/ })).toBeInTheDocument();
  },
);

test('a server error is not treated as a deleted conversation', async () => {
  const { sent } = showJarvis({ ConversationIsThere: errorReply('UNAVAILABLE', 'Try again') }, '&conversation=c9');
  expect(await screen.findByRole('heading', { name: 'Conversation' })).toBeInTheDocument();
  expect(requests(sent, 'ConversationIsThere')).toHaveLength(1);
});

test('deleting the open conversation closes it; deleting another does not', async () => {
  const { address } = showJarvis(
    { DeleteConversation: replyTo(DeleteConversationDocument, { deleteConversation: 'c1' }) },
    '&conversation=c2',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Indexes' }));
  await screen.findByText('Conversation Deleted');
  expect(address()).toBe('?tab=jarvis&conversation=c2');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Sessions' }));
  expect(await screen.findByRole('heading', { name: 'Jarvis Development Assistant' })).toBeInTheDocument();
  expect(address()).toBe('?tab=jarvis');
});

test('on a phone focus follows the screen, into the conversation and back to its row', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  showJarvis({ ConversationList: conversationsReply([indexes, sessions]) });
  await userEvent.click(await screen.findByRole('link', { name: /^Sessions/ }));
  expect(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus();
  await userEvent.click(screen.getByTitle('All conversations'));
  await act(async () => undefined);
  expect(screen.getByRole('link', { name: /^Sessions/ })).toHaveFocus();
});
