import type { ReactNode } from 'react';
import styled from 'styled-components';

/** What stands in the place of a screen: padded like one, on the same edge. */
export const InPlace = styled.div`
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.l}`};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};
  }
`;

/** A screen that only says something, and has a way on. */
export function Notice({
  above,
  title,
  text,
  children,
}: {
  above?: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <Words>
      {above && <Above aria-hidden>{above}</Above>}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Words>
  );
}

const Words = styled(InPlace)`
  display: grid;
  padding-top: ${({ theme }) => theme.space.xxl};
  padding-bottom: ${({ theme }) => theme.space.xxl};
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  h1 {
    font-size: ${({ theme }) => theme.size.figure};
    line-height: 44px;
  }
  p {
    max-width: 52ch;
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 26px;
  }
`;

const Above = styled.span`
  color: ${({ theme }) => theme.color.faint};
  font: 600 20px/24px ${({ theme }) => theme.font.display};
`;
