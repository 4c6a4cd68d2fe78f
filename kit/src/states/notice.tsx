import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** Replaces a screen, with the same padding and alignment. */
export const ScreenFrame = styled.div`
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.xl} ${tokens.space.l};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.l} ${tokens.space.m};
  }
`;

/** A full-screen message with a way forward. */
export function Notice({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <Words>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Words>
  );
}

const Words = styled(ScreenFrame)`
  display: grid;
  padding-top: ${tokens.space.xxl};
  padding-bottom: ${tokens.space.xxl};
  justify-items: start;
  gap: ${tokens.space.m};
  h1 {
    font-size: ${tokens.size.figure};
    line-height: 44px;
  }
  p {
    max-width: 52ch;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 26px;
  }
`;
