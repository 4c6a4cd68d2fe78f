import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Scale } from '../scale.tsx';

/** How long this page took to load in this browser. Only known in the browser, so it appears after hydration. */
export function LoadTime() {
  // The initial URL: a link to a section changes the hash without loading a page.
  const [{ key }] = useState(useLocation());
  const loadSeconds = useLoadSeconds();
  // A client-side navigation has no load time.
  const seconds = key === 'default' ? loadSeconds : undefined;
  const scale = pickScale(seconds ?? 0);
  return (
    <Figure>
      {seconds !== undefined && (
        <>
          <figcaption>
            This page was ready in <strong>{seconds.toFixed(2)} seconds</strong>. Measured here, just now.
          </figcaption>
          <Scale ticks={50} majorTickInterval={5} to={(seconds / scale) * 50} />
          <Ends aria-hidden>
            <span>0</span>
            <span>{scale} s</span>
          </Ends>
        </>
      )}
    </Figure>
  );
}

/** The load time as measured by the browser; undefined on the server. */
function useLoadSeconds(): number | undefined {
  const [getLoadSeconds] = useState(() => {
    let seconds: number | undefined;
    return () => (seconds ??= performance.now() / 1000);
  });
  return useSyncExternalStore(noopSubscribe, getLoadSeconds, () => undefined);
}

const noopSubscribe = () => () => undefined;

/* Reserves its space until the figure is known. */
const Figure = styled.figure`
  display: grid;
  min-height: 84px;
  align-content: start;
  gap: ${tokens.space.xs};
  font-variant-numeric: tabular-nums;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
`;

const scales = [1, 2, 5, 10, 30, 60];

/** The shortest scale that fits a time in seconds. */
function pickScale(seconds: number): number {
  return scales.find((scale) => seconds <= scale) ?? Math.ceil(seconds);
}
