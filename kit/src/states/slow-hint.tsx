import { useEffect, useState } from 'react';
import styled from 'styled-components';

const slowAfterMs = 10_000;

/** Stands beside whatever is still loading, and after ten seconds says that it is slow. */
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
  color: ${({ theme }) => theme.color.faint};
`;
