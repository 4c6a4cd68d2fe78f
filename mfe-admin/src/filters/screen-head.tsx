import type { ReactNode } from 'react';
import { tokens } from 'kit/theme';
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
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} 0;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.s} ${tokens.space.l};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} 0;
  }
  h1 {
    font-size: ${tokens.size.title};
    line-height: 36px;
  }
  p {
    max-width: 65ch;
    color: ${tokens.color.soft};
  }
`;
