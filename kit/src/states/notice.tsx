import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Replaces a screen, with the same padding and alignment. */
export const ScreenFrame = styled.div`
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.l}`};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};
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
