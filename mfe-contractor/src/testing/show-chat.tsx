import { screen } from '@testing-library/react';
import { KitApollo } from 'kit/apollo';
import { live } from 'kit/test/live';
import { network } from 'kit/test/network';
import { people } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { Chat } from '../jarvis/chat/chat.tsx';
import { message, messagesReply } from './messages.ts';

export const question = message('m1', { role: 'user', content: 'How do I keep people signed in?', canEdit: true });
export const answer = message('m2', { content: 'With a **session**.' });

/** Shows one conversation, on a network that answers as told and a socket that tells what the test says. */
export function showChat(answers: Parameters<typeof network>[0] = {}, { path = '/', conversationId = 'c1' } = {}) {
  const socket = live();
  const server = network({
    Viewer: { data: { me: people.developer } },
    ChatMessages: messagesReply([question, answer]),
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

export const box = () => screen.findByLabelText('Message to Jarvis');

/** A message of the list, by who said it; the last one of several. */
export async function said(by: 'You' | 'Jarvis'): Promise<HTMLElement> {
  const all = await screen.findAllByRole('article', { name: by });
  return all.at(-1) as HTMLElement;
}
