import { useEffect, useState } from 'react';
import { useLocation } from 'kit/router';
import styled from 'styled-components';
import { Scale } from '../scale.tsx';
import { scaleFor } from './scale-for.ts';

/** How long this very page took to open in this very browser: the browser knows, so it stands there after the first render. */
export function OpeningTime() {
  const { key } = useLocation();
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    // A page that one has walked to, rather than opened, has no opening time.
    if (key === 'default') setSeconds((before) => before ?? performance.now() / 1000);
  }, [key]);
  const scale = scaleFor(seconds ?? 0);
  return (
    <Figure>
      {seconds !== undefined && (
        <>
          <figcaption>
            This page opened in <strong>{seconds.toFixed(2)} seconds</strong>. Measured here, just now.
          </figcaption>
          <Scale ticks={50} long={5} to={(seconds / scale) * 50} />
          <Ends aria-hidden>
            <span>0</span>
            <span>{scale} s</span>
          </Ends>
        </>
      )}
    </Figure>
  );
}

/* Keeps its place until the figure is there. */
const Figure = styled.figure`
  display: grid;
  min-height: 84px;
  align-content: start;
  gap: ${({ theme }) => theme.space.xs};
  font-variant-numeric: tabular-nums;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
`;
