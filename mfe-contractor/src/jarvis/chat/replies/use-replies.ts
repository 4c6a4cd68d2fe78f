import { useEffect, useRef, useState } from 'react';
import { replaysSnapshot, useConnection, useSubscription } from 'kit/apollo';
import { JarvisRepliesDocument, type JarvisRepliesSubscription } from '#gql/graphql.ts';
import { useRefreshConversations } from '../../side/list/refresh-conversations.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { LiveText } from './live-text.ts';

/** Before a subscription that the server ended is tried again. */
const pause = 2000;
/** How often a reply is asked for that no socket brings. */
const pollInterval = 4000;

/** Follows the replies of a conversation, whoever asked: here, in another tab, or before a reload. */
export function useReplies(conversationId: string, transcript: Transcript, isWriting: boolean): LiveText {
  const [live] = useState(() => new LiveText());
  const { reconnectCount, isRefused } = useConnection();
  const refreshConversations = useRefreshConversations();
  /** The replies that came unannounced and were asked for. */
  const fetched = useRef(new Set<string>());
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { restart } = useSubscription(JarvisRepliesDocument, {
    variables: { conversationId },
    // The text is kept beside Apollo: comparing and storing each piece would cost more than showing it.
    fetchPolicy: 'no-cache',
    context: replaysSnapshot,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data || !take(data.jarvisReply)) return;
      void transcript.refresh();
      refreshConversations();
    },
    onError: later,
    onComplete: later,
  });

  useEffect(() => () => clearTimeout(again.current), []);
  useEffect(() => {
    if (reconnectCount > 0) void transcript.refresh();
  }, [transcript, reconnectCount]);
  useEffect(() => {
    if (!isRefused || !isWriting) return undefined;
    const timer = setInterval(() => void transcript.refresh(), pollInterval);
    return () => clearInterval(timer);
  }, [transcript, isRefused, isWriting]);

  return live;

  function later() {
    clearTimeout(again.current);
    again.current = setTimeout(restart, pause);
  }

  /** Answers whether the messages have to be asked for again. */
  function take(event: JarvisRepliesSubscription['jarvisReply']): boolean {
    const known = (id: string) => transcript.state.messages.find((message) => message.id === id);
    if (event.__typename === 'ReplyProgress') {
      if (!live.take(event)) restart();
      // What one has just sent comes with the answer to that.
      if (transcript.state.asked || known(event.messageId)?.status === 'streaming') return false;
      return !fetched.current.has(event.messageId) && Boolean(fetched.current.add(event.messageId));
    }
    if (event.__typename === 'ReplyFinished') return transcript.put(event.message);
    return known(event.messageId)?.status !== 'failed';
  }
}
