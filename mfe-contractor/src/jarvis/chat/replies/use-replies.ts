import { useEffect, useRef, useState } from 'react';
import { replaysSnapshot, useConnection, useSubscription } from 'kit/apollo';
import { JarvisRepliesDocument, type JarvisRepliesSubscription } from '#gql/graphql.ts';
import { useRefreshConversations } from '../../sidebar/list/refresh-conversations.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { LiveText } from './live-text.ts';

/** The delay before a subscription that the server ended is retried. */
const retryDelayMs = 2000;
/** The polling interval for a reply without a socket. */
const pollIntervalMs = 4000;

/** Follows the replies of a conversation, including those started in another tab or before a reload. */
export function useReplies(conversationId: string, transcript: Transcript, isWriting: boolean): LiveText {
  const [live] = useState(() => new LiveText());
  const { reconnectCount, isRefused } = useConnection();
  const refreshConversations = useRefreshConversations();
  /** Replies that were not started here and are being fetched. */
  const requestedIds = useRef(new Set<string>());
  const restartTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { restart } = useSubscription(JarvisRepliesDocument, {
    variables: { conversationId },
    // Live text bypasses Apollo: comparing and storing each chunk would cost more than rendering it.
    fetchPolicy: 'no-cache',
    context: replaysSnapshot,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data || !handleEvent(data.jarvisReply)) return;
      void transcript.refresh();
      refreshConversations();
    },
    onError: scheduleRestart,
    onComplete: scheduleRestart,
  });

  useEffect(() => () => clearTimeout(restartTimer.current), []);
  useEffect(() => {
    if (reconnectCount > 0) void transcript.refresh();
  }, [transcript, reconnectCount]);
  useEffect(() => {
    if (!isRefused || !isWriting) return undefined;
    const timer = setInterval(() => void transcript.refresh(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [transcript, isRefused, isWriting]);

  return live;

  function scheduleRestart() {
    clearTimeout(restartTimer.current);
    restartTimer.current = setTimeout(restart, retryDelayMs);
  }

  /** Returns whether the messages have to be refetched. */
  function handleEvent(event: JarvisRepliesSubscription['jarvisReply']): boolean {
    const known = (id: string) => transcript.state.messages.find((message) => message.id === id);
    if (event.__typename === 'ReplyProgress') {
      if (!live.append(event)) restart();
      // A question sent from here gets its reply in the mutation's response.
      if (transcript.state.pendingQuestion || known(event.messageId)?.status === 'streaming') return false;
      return !requestedIds.current.has(event.messageId) && Boolean(requestedIds.current.add(event.messageId));
    }
    if (event.__typename === 'ReplyFinished') return transcript.updateMessage(event.message);
    return known(event.messageId)?.status !== 'failed';
  }
}
