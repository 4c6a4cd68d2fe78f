import { startTransition, useEffect, useState } from 'react';
import { type DataClient, useApolloClient } from 'kit/apollo';
import { ChatMessagesDocument } from '#gql/graphql.ts';
import { type TranscriptPage, Transcript, type TranscriptState } from './transcript.ts';

const pageSize = 50;

/** The messages of a conversation, and their current state. */
export function useTranscript(conversationId: string): [Transcript, TranscriptState] {
  const client = useApolloClient();
  const [transcript] = useState(() => new Transcript((after) => loadPage(client, conversationId, after)));
  const [state, setState] = useState(transcript.state);

  useEffect(() => {
    // A page of messages may take a while to render: typing goes first.
    const update = () => startTransition(() => setState(transcript.state));
    const unsubscribe = transcript.subscribe(update);
    void transcript.load();
    return unsubscribe;
  }, [transcript]);

  return [transcript, state];
}

async function loadPage(client: DataClient, conversationId: string, after: string | null): Promise<TranscriptPage> {
  const { data } = await client.query({
    query: ChatMessagesDocument,
    variables: { conversationId, first: pageSize, after },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The server answered without messages');
  const { edges, pageInfo } = data.messages;
  return {
    messages: edges.map(({ node }) => node).toReversed(),
    isAll: !pageInfo.hasNextPage,
    cursor: pageInfo.endCursor,
  };
}
