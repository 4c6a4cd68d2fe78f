import type { DataClient } from 'kit/apollo';
import { saveAs } from 'kit/panel';
import { ConversationTitle_ConversationFragmentDoc } from '#gql/graphql.ts';
import { loadAll } from '../transcript/load-back.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { asMarkdown, getFileName } from './as-markdown.ts';

/** Downloads the whole conversation as a file. Throws if part of it fails to load. */
export async function saveConversation(client: DataClient, transcript: Transcript, conversationId: string) {
  await loadAll(transcript);
  const listed = client.cache.readFragment({
    id: client.cache.identify({ __typename: 'Conversation', id: conversationId }),
    fragment: ConversationTitle_ConversationFragmentDoc,
  });
  const title = listed?.title ?? 'Conversation';
  const file = new Blob([asMarkdown(title, transcript.state.messages)], { type: 'text/markdown' });
  saveAs(file, getFileName(title));
}
