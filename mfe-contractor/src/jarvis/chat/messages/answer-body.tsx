import { useMemo } from 'react';
import { Button, Icon } from 'kit/controls';
import { CopyButton } from 'kit/copy';
import { CitationsProvider, Markdown } from 'kit/markdown';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import { indexPassages } from '../passages/index-passages.ts';
import { References } from '../passages/references.tsx';
import { useLiveText } from '../replies/use-live-text.ts';
import { useMessageActions } from './message-actions.ts';
import { MessageFoot } from './message-foot.tsx';
import { UsageLine } from './usage-line.tsx';

/** A reply: its text so far, its sources, how it ended and the available actions. */
export function AnswerBody({ message }: { message: ChatMessage }) {
  const { openPassage, retry } = useMessageActions();
  const text = useLiveText(message);
  const { id, status, canRetry, metadata, usage } = message;
  const passages = useMemo(() => indexPassages(metadata), [metadata]);
  const citations = useMemo(
    () => ({
      titles: new Map([...passages.values()].map(({ number, title }) => [number, title])),
      open(number: number) {
        const passage = passages.get(number);
        if (passage) openPassage(passage);
      },
    }),
    [passages, openPassage],
  );
  const isStreaming = status === 'streaming';
  return (
    <>
      <CitationsProvider value={citations}>
        <Markdown text={text} isStreaming={isStreaming} />
      </CitationsProvider>
      {isStreaming && <Writing aria-hidden>Jarvis is writing</Writing>}
      {(status === 'failed' || status === 'stopped') && <Ended>{renderEnding(message)}</Ended>}
      {!isStreaming && (
        <>
          <References documents={metadata.referencedDocuments} onOpen={openPassage} />
          <MessageFoot>
            {text && <CopyButton text={text} name="message" />}
            {canRetry && <Button onClick={() => retry(id)}>Retry</Button>}
            {usage && <UsageLine usage={usage} />}
          </MessageFoot>
        </>
      )}
    </>
  );
}

const renderEnding = ({ status, failureReason }: ChatMessage) =>
  status === 'stopped' ? (
    'Stopped. The text so far is saved.'
  ) : (
    <>
      <Icon name="warning" />
      {failureReason ?? "The reply couldn't be finished. The text so far is saved."}
    </>
  );

const Writing = styled.p`
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
`;

const Ended = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
  &:has(svg) {
    color: ${tokens.color.danger};
  }
  svg {
    flex: none;
  }
`;
