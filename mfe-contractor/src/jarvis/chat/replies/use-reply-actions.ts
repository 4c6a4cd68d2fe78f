import { useMemo, useRef } from 'react';
import { type DataClient, useApolloClient } from 'kit/apollo';
import { EditQuestionDocument, RetryReplyDocument, StopReplyDocument } from '#gql/graphql.ts';
import { tellFailureOfReply } from '../../failure.ts';
import { useRefreshConversations } from '../../side/list/refresh-conversations.ts';
import type { Transcript } from '../transcript/transcript.ts';

export interface ReplyActions {
  stop: (messageId: string) => void;
  retry: (messageId: string) => void;
  /** Returns whether it succeeded. */
  edit: (messageId: string, content: string) => Promise<boolean>;
}

/**
 * The actions on a reply. Repeating an action while it is in flight does nothing; a different action isn't blocked: the end of a
 * reply may arrive, and Retry appear, before the response to Stop.
 */
export function useReplyActions(transcript: Transcript): ReplyActions {
  const client = useApolloClient();
  const refreshConversations = useRefreshConversations();
  const busy = useRef(new Set<string>());

  return useMemo<ReplyActions>(() => {
    const once = async (failure: string, messageId: string, work: () => Promise<unknown>) => {
      const press = `${failure} ${messageId}`;
      if (busy.current.has(press)) return false;
      busy.current.add(press);
      try {
        await work();
        return true;
      } catch (error) {
        tellFailureOfReply(error, failure);
        return false;
      } finally {
        busy.current.delete(press);
      }
    };
    return {
      stop: (messageId) => void once('Failed to stop the reply', messageId, () => stop(client, transcript, messageId)),
      retry: (messageId) => void once('Failed to ask again', messageId, () => retry(client, transcript, messageId)),
      edit: (messageId, content) =>
        once('Failed to change the question', messageId, async () => {
          await edit(client, transcript, messageId, content);
          refreshConversations();
        }),
    };
  }, [client, transcript, refreshConversations]);
}

async function stop(client: DataClient, transcript: Transcript, messageId: string): Promise<void> {
  const { data } = await client.mutate({
    mutation: StopReplyDocument,
    variables: { messageId },
    fetchPolicy: 'no-cache',
  });
  if (data) transcript.put(data.stopReply);
  // Not awaited: the buttons are already enabled and must not be ignored.
  void transcript.refresh();
}

async function retry(client: DataClient, transcript: Transcript, messageId: string): Promise<void> {
  const { data } = await client.mutate({
    mutation: RetryReplyDocument,
    variables: { messageId },
    fetchPolicy: 'no-cache',
  });
  if (data) transcript.replaceFrom(messageId, [data.retryReply]);
}

async function edit(client: DataClient, transcript: Transcript, messageId: string, content: string): Promise<void> {
  const { data } = await client.mutate({
    mutation: EditQuestionDocument,
    variables: { input: { messageId, content } },
    fetchPolicy: 'no-cache',
  });
  if (data) transcript.replaceFrom(messageId, [data.editQuestion.userMessage, data.editQuestion.reply]);
}
