import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** A part of the screen under its own heading. */
export function Panel({ title, busy = false, children }: { title: string; busy?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id} aria-busy={busy}>
      <Title id={id}>{title}</Title>
      {children}
    </Part>
  );
}

const Part = styled.section`
  min-width: 0;
`;

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.size.large};
  line-height: 28px;
`;
