import {
  useCallback,
  useMemo,
  useRef,
  useState,
  startTransition,
  useEffect,
  type RefObject,
  useEffectEvent,
} from 'react';
import styled from 'styled-components';
import { type DataClient, useApolloClient } from 'kit/apollo';
import { useSearchState } from 'kit/search-state';
import { ChatMessagesDocument } from '#gql/graphql.ts';
import { ChatTools } from './chat-tools.tsx';
import { ComposerBar } from './composer/composer-bar.tsx';
import { useComposer } from './composer/use-composer.ts';
import { MessageActionsProvider } from './messages/message-actions.ts';
import { MessageList } from './messages/message-list.tsx';
import { MessagesFailed } from './messages/messages-failed.tsx';
import { MessagesLoading } from './messages/messages-loading.tsx';
import { type OpenPassage, PassageDialog } from './passages/passage-dialog.tsx';
import { useQuota } from './quota/use-quota.ts';
import { Announcer } from './replies/announcer.tsx';
import { ReconnectBanner } from './replies/reconnect-banner.tsx';
import { useReplies } from './replies/use-replies.ts';
import { useReplyActions } from './replies/use-reply-actions.ts';
import { LiveTextProvider } from './replies/use-live-text.ts';
import { type TranscriptPage, Transcript, type TranscriptState } from './transcript/transcript.ts';
import { loadUntilMessage } from './transcript/load-pages.ts';

/** One conversation with Jarvis: messages and composer. Remounted for each conversation. */
export function Chat({ conversationId }: { conversationId: string }) {
  const [transcript, state] = useTranscript(conversationId);
  const last = state.messages.at(-1);
  const streamingId = last?.status === 'streaming' ? last.id : null;
  const live = useReplies(conversationId, transcript, streamingId !== null);
  const actions = useReplyActions(transcript);
  const composer = useComposer(conversationId, transcript, streamingId !== null);
  const quota = useQuota(`${composer.isSending} ${streamingId}`);
  const [passage, openPassage] = useState<OpenPassage | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const highlightedId = useHighlightedMessage(scroller, transcript, state);
  const messageActions = useMemo(() => ({ ...actions, openPassage }), [actions]);
  const { setText } = composer;
  const applyStarter = useCallback(
    (prompt: string) => {
      setText(prompt);
      box.current?.focus();
    },
    [setText],
  );
  return (
    <LiveTextProvider value={live}>
      <MessageActionsProvider value={messageActions}>
        <Place>
          <ChatTools conversationId={conversationId} transcript={transcript} loaded={state.messages.length} />
          <ReconnectBanner />
          {state.phase === 'loading' && <MessagesLoading />}
          {state.phase === 'failed' && (
            <MessagesFailed error={state.error} data={state.messages} onRetry={() => void transcript.load()} />
          )}
          {state.phase === 'loaded' && (
            <MessageList
              transcript={transcript}
              state={state}
              highlightedId={highlightedId}
              scroller={scroller}
              onStarter={applyStarter}
            />
          )}
          <ComposerBar
            composer={composer}
            box={box}
            quota={quota}
            onStop={streamingId ? () => actions.stop(streamingId) : null}
          />
          <Announcer live={live} reply={last} />
          <PassageDialog passage={passage} onClose={() => openPassage(null)} />
        </Place>
      </MessageActionsProvider>
    </LiveTextProvider>
  );
}

const Place = styled.div`
  position: relative;
  display: grid;
  height: 100%;
  min-width: 0;
  min-height: 0;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
`;

const pageSize = 50;

/** The messages of a conversation, and their current state. */
function useTranscript(conversationId: string): [Transcript, TranscriptState] {
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

/** How long a message stays highlighted, in milliseconds. */
const highlightMs = 2500;

/**
 * The message in the URL (`?message=`): loads pages until it is there, then scrolls to it and highlights it briefly. The URL
 * drops it afterwards, so that the same search result can be opened again.
 */
function useHighlightedMessage(
  scroller: RefObject<HTMLElement | null>,
  transcript: Transcript,
  { phase }: TranscriptState,
): string | null {
  const [messageId, setMessageId] = useSearchState('message');
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const clearUrl = useEffectEvent(() => setMessageId(null));

  useEffect(() => {
    if (!messageId || phase !== 'loaded') return undefined;
    let isCanceled = false;
    void loadUntilMessage(transcript, messageId).then((isThere) => {
      if (isCanceled) return;
      // A transition, like the messages themselves, so it renders after them.
      if (isThere) startTransition(() => setHighlightedId(messageId));
      clearUrl();
    });
    return () => {
      isCanceled = true;
    };
  }, [messageId, phase, transcript]);

  useEffect(() => {
    if (!highlightedId) return undefined;
    scrollToMessage(scroller.current, highlightedId);
    const timer = setTimeout(() => setHighlightedId(null), highlightMs);
    return () => clearTimeout(timer);
  }, [highlightedId, scroller]);

  return highlightedId;
}

function scrollToMessage(scroller: HTMLElement | null, id: string): void {
  const row = scroller?.querySelector(`[data-message="${CSS.escape(id)}"]`);
  // As if the reader had scrolled up: otherwise the view would stick to its end.
  scroller?.dispatchEvent(new WheelEvent('wheel', { deltaY: -1 }));
  row?.scrollIntoView({ block: 'center' });
}
