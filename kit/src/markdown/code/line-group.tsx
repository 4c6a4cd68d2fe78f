import { memo } from 'react';
import styled from 'styled-components';
import type { Stretch } from './color-lines.ts';

interface LineGroupProps {
  text: string;
  lines: Stretch[][] | undefined;
  /** Part of a long code block: groups out of sight are not rendered. */
  isPartOfLongCode: boolean;
}

/** Some lines of code; highlighted once their tokens are known. */
export const LineGroup = memo(function LineGroup({ text, lines, isPartOfLongCode }: LineGroupProps) {
  return (
    <Lines style={isPartOfLongCode ? getContainmentStyle(text.split('\n').length) : undefined}>
      {lines && matchesText(lines, text) ? lines.map(toTokens) : text}
      {'\n'}
    </Lines>
  );
});

const getContainmentStyle = (lines: number) =>
  ({ contentVisibility: 'auto', containIntrinsicHeight: `auto ${lines * 20}px` }) as const;

const matchesText = (lines: Stretch[][], text: string) =>
  lines.map((line) => line.map((token) => token.text).join('')).join('\n') === text;

/* A line has no key but its index, and never moves. */
const toTokens = (line: Stretch[], place: number) => (
  // oxlint-disable-next-line react/no-array-index-key -- see above
  <span key={place}>
    {place > 0 && '\n'}
    {line.map(({ text, kind }, at) =>
      kind ? (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <span key={at} data-kind={kind}>
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </span>
);

const Lines = styled.span`
  display: block;
`;
