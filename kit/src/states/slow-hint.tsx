import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const slowAfterMs = 10_000;

/** A hint that loading is slow, shown after ten seconds. */
export function SlowHint() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <Hint>Taking longer than usual. Still loading…</Hint> : null;
}

const Hint = styled.p`
  max-width: 44ch;
  color: ${tokens.color.faint};
`;
