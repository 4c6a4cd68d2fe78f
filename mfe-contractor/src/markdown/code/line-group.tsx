import { memo } from 'react';
import styled from 'styled-components';
import type { Stretch } from './color-lines.ts';

interface LineGroupProps {
  text: string;
  lines: Stretch[][] | undefined;
  /** Part of a long code block: groups out of sight are not rendered. */
  isOfLong: boolean;
}

/** Some lines of code; highlighted once their tokens are known. */
export const LineGroup = memo(function LineGroup({ text, lines, isOfLong }: LineGroupProps) {
  return (
    <Lines style={isOfLong ? leftOut(text.split('\n').length) : undefined}>
      {lines && isOf(lines, text) ? lines.map(toTokens) : text}
      {'\n'}
    </Lines>
  );
});

const leftOut = (lines: number) =>
  ({ contentVisibility: 'auto', containIntrinsicHeight: `auto ${lines * 20}px` }) as const;

const isOf = (lines: Stretch[][], text: string) =>
  lines.map((line) => line.map((stretch) => stretch.text).join('')).join('\n') === text;

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
