import { MeasuringRule } from 'kit/measuring-rule';
import styled from 'styled-components';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';

const numberFormat = new Intl.NumberFormat();

/** Tokens of a reply: the total on the line, the breakdown when expanded. */
export function UsageLine({ usage }: { usage: NonNullable<ChatMessage['usage']> }) {
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
