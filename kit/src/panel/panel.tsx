import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { SlowHint } from '../states/slow-hint.tsx';
import { tokens } from '../theme/tokens.ts';

interface PanelProps {
  title: string;
  /** Still loading: after ten seconds a hint says that it is slow. */
  busy?: boolean;
  /** Actions next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a screen with its own heading, loading state and retry. */
export function Panel({ title, busy = false, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions}
      </Head>
      {children}
      {busy && <SlowHint />}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  min-height: 40px;
  margin-bottom: ${tokens.space.s};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
  h2 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
`;
