import { useMemo, useRef } from 'react';
import { type DataClient, useApolloClient } from 'kit/apollo';
import { EditQuestionDocument, RetryReplyDocument, StopReplyDocument } from '#gql/graphql.ts';
import { toastReplyFailure } from '../../toast-failure.ts';
import { useRefreshConversations } from '../../sidebar/list/refresh-conversations.ts';
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
  const pendingActions = useRef(new Set<string>());

  return useMemo<ReplyActions>(() => {
    const runOnce = async (failure: string, messageId: string, work: () => Promise<unknown>) => {
      const press = `${failure} ${messageId}`;
      if (pendingActions.current.has(press)) return false;
      pendingActions.current.add(press);
      try {
        await work();
        return true;
      } catch (error) {
        toastReplyFailure(error, failure);
        return false;
      } finally {
        pendingActions.current.delete(press);
      }
    };
    return {
      stop: (messageId) =>
        void runOnce('Failed to stop the reply', messageId, () => stop(client, transcript, messageId)),
      retry: (messageId) => void runOnce('Failed to ask again', messageId, () => retry(client, transcript, messageId)),
      edit: (messageId, content) =>
        runOnce('Failed to change the question', messageId, async () => {
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
  if (data) transcript.updateMessage(data.stopReply);
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
