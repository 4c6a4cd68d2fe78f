import type { DataClient } from 'kit/apollo';
import { saveAs } from 'kit/panel';
import { ConversationTitle_ConversationFragmentDoc } from '#gql/graphql.ts';
import { loadAllPages } from '../transcript/load-pages.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { toMarkdown, toFileName } from './to-markdown.ts';

/** Downloads the whole conversation as a file. Throws if part of it fails to load. */
export async function downloadConversation(client: DataClient, transcript: Transcript, conversationId: string) {
  await loadAllPages(transcript);
  const cachedConversation = client.cache.readFragment({
    id: client.cache.identify({ __typename: 'Conversation', id: conversationId }),
    fragment: ConversationTitle_ConversationFragmentDoc,
  });
  const title = cachedConversation?.title ?? 'Conversation';
  const file = new Blob([toMarkdown(title, transcript.state.messages)], { type: 'text/markdown' });
  saveAs(file, toFileName(title));
}
