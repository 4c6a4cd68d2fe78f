import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { mockNetwork, errorReply } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { conversation, conversationsReply } from '../../../testing/conversations.ts';
import { indexes, sessions } from '../../../testing/show-hub.tsx';
import { RefreshConversationsProvider, useRefreshConversations } from './refresh-conversations.ts';
import { useConversations } from './use-conversations.ts';

function Titles() {
  const { list, refresh } = useConversations();
  return (
    <RefreshConversationsProvider value={refresh}>
      <ul>
        {list?.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <Say />
    </RefreshConversationsProvider>
  );
}

function Say() {
  return (
    <button type="button" onClick={useRefreshConversations()}>
      Something was said
    </button>
  );
}

const say = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Something was said' }));
  await act(async () => undefined);
};

async function showTitles() {
  const server = mockNetwork({
    Viewer: viewerReply(people.developer),
    ConversationList: conversationsReply([indexes, sessions], 'c2'),
  });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Titles />
      </KitApollo>
    </SignedIn>,
  );
  await screen.findByText('Sessions');
  return server;
}
const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a conversation with a new message moves to the top, with the title the server gave it', async () => {
  const { answers, sent } = await showTitles();
  const named = conversation({ id: 'c2', title: 'How long a session lasts', updatedAt: '2026-11-21T09:00:00.000Z' });
  answers.ConversationList = conversationsReply([named, indexes]);
  await say();
  expect(titles()).toEqual(['How long a session lasts', 'Indexes']);
  expect(sent.at(-1)?.variables).toEqual({ first: 50 });
});

test('a list that fails to refresh stays as it was, without an error', async () => {
  const { answers } = await showTitles();
  answers.ConversationList = errorReply('UNAVAILABLE', 'Try again');
  await say();
  expect(titles()).toEqual(['Indexes', 'Sessions']);
  expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
});
