import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatExactTime } from 'kit/format';
import { useViewer } from 'kit/session';
import { tokens } from 'kit/theme';
import { brand } from 'rules/brand';
import styled from 'styled-components';

/** Title, client and date of the statement; only in print, where there is no header bar. */
export function StatementHead() {
  const { firstName, lastName, email } = useViewer();
  const at = usePrintedAt();
  return (
    <Head>
      <p>{brand.name}</p>
      <h1>Statement</h1>
      <div>
        {firstName} {lastName}, {email}
      </div>
      <div>As of {formatExactTime(at)}</div>
    </Head>
  );
}

/** The time of the last print, however it was started. */
function usePrintedAt(): string {
  const [at, setAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    // The browser captures the page right after the event, so render synchronously.
    const onPrint = () => flushSync(() => setAt(new Date().toISOString()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return at;
}

const Head = styled.header`
  display: none;
  @media print {
    display: grid;
    gap: 4px;
  }
  p {
    font: 600 ${tokens.size.large} / 28px ${tokens.font.display};
  }
`;
