import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ScreenHeadProps {
  title: string;
  /** One sentence about the screen. */
  text: string;
  actions: ReactNode;
}

/** The header of a standalone screen. */
export function ScreenHead({ title, text, actions }: ScreenHeadProps) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {actions}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.l} 0`};
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} 0`};
  }
  h1 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
  }
  p {
    max-width: 65ch;
    color: ${({ theme }) => theme.color.soft};
  }
`;
