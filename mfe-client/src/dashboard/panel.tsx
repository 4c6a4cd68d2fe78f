import { useId, type ReactNode } from 'react';
import { SlowHint } from 'kit/states';
import styled from 'styled-components';

/** A part of the dashboard under its own heading. */
export function Panel({ title, busy, children }: { title: string; busy: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy}>
      <Title id={id}>{title}</Title>
      {children}
      {busy && <SlowHint />}
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.size.large};
  line-height: 28px;
`;
