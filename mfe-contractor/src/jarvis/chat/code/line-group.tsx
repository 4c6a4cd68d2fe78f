import { memo } from 'react';
import styled from 'styled-components';
import type { Stretch } from './colour-lines.ts';

interface LineGroupProps {
  text: string;
  lines: Stretch[][] | undefined;
}

/** Some lines of code; in colour as soon as their colours are known. */
export const LineGroup = memo(function LineGroup({ text, lines }: LineGroupProps) {
  return (
    <Lines style={{ containIntrinsicHeight: `auto ${text.split('\n').length * 20}px` }}>
      {lines && isOf(lines, text) ? lines.map(inColour) : text}
      {'\n'}
    </Lines>
  );
});

const isOf = (lines: Stretch[][], text: string) =>
  lines.map((line) => line.map((stretch) => stretch.text).join('')).join('\n') === text;

/* A line has no name but its place, and never moves. */
const inColour = (line: Stretch[], place: number) => (
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
  content-visibility: auto;
`;
