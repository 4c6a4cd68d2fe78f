import { useMemo } from 'react';
import { Button, Icon } from 'kit/controls';
import { CopyButton } from 'kit/copy';
import { CitationsProvider, Markdown } from 'kit/markdown';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { MeasuringRule } from 'kit/measuring-rule';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import { References } from '../passages/references.tsx';
import { useLiveText } from '../replies/use-live-text.ts';
import type { OpenPassage } from '../passages/passage-dialog.tsx';
import { useMessageActions } from './message-actions.ts';
import { MessageFoot } from './message-foot.tsx';

/** A reply: its text so far, its sources, how it ended and the available actions. */
export function AnswerBody({ message }: { message: ChatMessage }) {
  const { openPassage, retry } = useMessageActions();
  const text = useLiveText(message);
  const { id, status, viewerCanRetry, metadata, usage } = message;
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
            {viewerCanRetry && <Button onClick={() => retry(id)}>Retry</Button>}
            {usage && status !== 'failed' && <UsageLine usage={usage} />}
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

/** The passages an answer cites, by citation number. */
const indexPassages = ({ referencedDocuments }: ChatMessage['metadata']): Map<number, OpenPassage> =>
  new Map(
    referencedDocuments.flatMap(({ title, passages }) =>
      passages.map(({ id, number, place }) => [number, { id, number, place, title }]),
    ),
  );

const numberFormat = new Intl.NumberFormat();

/** Tokens of a reply: the total on the line, the breakdown when expanded. */
function UsageLine({ usage }: { usage: NonNullable<ChatMessage['usage']> }) {
  const { promptTokens, completionTokens, model } = usage;
  const totalTokens = promptTokens + completionTokens;
  return (
    <Details>
      <summary>{numberFormat.format(totalTokens)} tokens</summary>
      <div>
        <MeasuringRule
          label="Tokens of the answer"
          value={completionTokens}
          max={totalTokens || 1}
          text={`${completionTokens} of ${totalTokens} tokens`}
        />
        <p>
          {numberFormat.format(promptTokens)} read, {numberFormat.format(completionTokens)} written by {model}
        </p>
      </div>
    </Details>
  );
}

const Details = styled.details`
  font-variant-numeric: tabular-nums;
  summary {
    padding: 6px 0;
    cursor: pointer;
  }
  div {
    display: grid;
    max-width: 320px;
    padding: 4px 0;
    gap: 4px;
  }
`;
