import { useState } from 'react';
import { MeasuringRule } from 'kit/measuring-rule';
import { useLocation } from 'kit/router';
import styled from 'styled-components';
import { scaleFor } from './scale-for.ts';

/** How long this very page took to open in this very browser, on the product's measuring rule. */
export function OpeningTime() {
  // As it was at first: a dialog that opens changes the address and not the page.
  const [{ key }] = useState(useLocation());
  const [seconds] = useState(() => performance.now() / 1000);
  // A page that one has walked to, rather than opened, has no opening time.
  if (key !== 'default') return null;
  const scale = scaleFor(seconds);
  const words = `${seconds.toFixed(2)} seconds`;
  return (
    <Figure>
      <figcaption>
        This page opened in <strong>{words}</strong>
      </figcaption>
      <MeasuringRule label="Opening time of this page" value={Number(seconds.toFixed(2))} max={scale} text={words} />
      <Ends aria-hidden>
        <span>0</span>
        <span>{scale} s</span>
      </Ends>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  max-width: 860px;
  margin: ${({ theme }) => theme.space.l} 0 0;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.soft};
  font-variant-numeric: tabular-nums;
  strong {
    color: ${({ theme }) => theme.color.ink};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
`;
