import { KitApollo } from 'kit/apollo';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { Chat } from '../jarvis/chat/chat.tsx';
import { message, messagesReply } from './messages.ts';
import { quotaReply } from './quota.ts';

export const question = message('m1', {
  role: 'user',
  content: 'How do I keep people signed in?',
  viewerCanEdit: true,
});
export const answer = message('m2', { content: 'With a **session**.' });

/** Renders one conversation with a mock network and a mock socket. */
export function showChat(answers: Parameters<typeof mockNetwork>[0] = {}, { path = '/', conversationId = 'c1' } = {}) {
  const socket = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(people.developer),
    ChatMessages: messagesReply([question, answer]),
    JarvisQuota: quotaReply(),
    ...answers,
  });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Chat conversationId={conversationId} />
      </KitApollo>
    </SignedIn>,
    { path },
  );
  return { ...server, live: socket };
}
