import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import type { Answer } from './consent.ts';

interface ConsentBarProps {
  /** Opened to change an earlier answer. */
  isAgain: boolean;
  onChoose: (answer: Answer) => void;
}

/** The consent prompt: the page stays usable, and both buttons look the same. */
export function ConsentBar({ isAgain, onChoose }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAgain) bar.current?.focus();
  }, [isAgain]);
  return (
    <>
      <Room />
      <Bar ref={bar} aria-label="Google Analytics" tabIndex={-1}>
        <p>
          <strong>Allow Google Analytics to count this visit?</strong> It sets cookies. Either way, we count page views
          without cookies.
        </p>
        <Answers>
          <Button onClick={() => onChoose('refused')}>No thanks</Button>
          <Button onClick={() => onChoose('allowed')}>Allow</Button>
        </Answers>
      </Bar>
    </>
  );
}

/** On a phone it is as wide as the page, so content at the end of the page can be scrolled above it. */
const Room = createGlobalStyle`
  ${({ theme }) => theme.screen.narrow} {
    html {
      scroll-padding-bottom: calc(2 * ${({ theme }) => theme.space.scene});
    }
    html body {
      padding-bottom: calc(2 * ${({ theme }) => theme.space.scene});
    }
  }
`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Bar = styled.section`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.bar};
  bottom: ${({ theme }) => theme.space.m};
  left: ${({ theme }) => theme.space.m};
  display: grid;
  max-width: calc(100vw - 2 * ${({ theme }) => theme.space.m});
  width: ${({ theme }) => theme.width.form};
  padding: ${({ theme }) => theme.space.m};
  gap: ${({ theme }) => theme.space.s};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: 0 8px 24px ${({ theme }) => theme.color.shadow};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 20px;
  animation: ${enter} ${({ theme }) => `${theme.motion.enter} ${theme.motion.easeOut}`};
  html body &:focus {
    outline: none;
  }
  strong {
    display: block;
  }
  ${({ theme }) => theme.screen.narrow} {
    width: auto;
    right: ${({ theme }) => theme.space.m};
  }
  @media print {
    display: none;
  }
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space.xs};
`;
