import { useCallback, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChatTools } from './chat-tools.tsx';
import { ComposerBar } from './composer/composer-bar.tsx';
import { useComposer } from './composer/use-composer.ts';
import { MessageActionsProvider } from './messages/message-actions.ts';
import { MessageList } from './messages/message-list.tsx';
import { MessagesFailed } from './messages/messages-failed.tsx';
import { MessagesLoading } from './messages/messages-loading.tsx';
import { useHighlightedMessage } from './messages/use-highlighted-message.ts';
import { type OpenPassage, PassageDialog } from './passages/passage-dialog.tsx';
import { useQuota } from './quota/use-quota.ts';
import { Announcer } from './replies/announcer.tsx';
import { ReconnectBanner } from './replies/reconnect-banner.tsx';
import { useReplies } from './replies/use-replies.ts';
import { useReplyActions } from './replies/use-reply-actions.ts';
import { LiveTextProvider } from './replies/use-live-text.ts';
import { useTranscript } from './transcript/use-transcript.ts';

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
          {state.phase === 'there' && (
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
