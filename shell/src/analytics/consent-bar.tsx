import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { tokens } from 'kit/theme';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import type { Answer } from './consent.ts';

interface ConsentBarProps {
  /** Opened to change an earlier answer. */
  isAgain: boolean;
  onChoose: (answer: Answer) => void;
}

/** The consent prompt: the page stays usable, and both buttons look the same. */
export function ConsentBar({ isAgain, onChoose }: ConsentBarProps) {
  const bar = useFocusOnMount<HTMLElement>(isAgain);
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
  ${tokens.screen.narrow} {
    html {
      scroll-padding-bottom: calc(2 * ${tokens.space.scene});
    }
    body {
      padding-bottom: calc(2 * ${tokens.space.scene});
    }
  }
`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Bar = styled.section`
  position: fixed;
  z-index: ${tokens.layer.bar};
  bottom: ${tokens.space.m};
  left: ${tokens.space.m};
  display: grid;
  max-width: calc(100vw - 2 * ${tokens.space.m});
  width: ${tokens.width.form};
  padding: ${tokens.space.m};
  gap: ${tokens.space.s};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  box-shadow: 0 8px 24px ${tokens.color.shadow};
  font-size: ${tokens.size.small};
  line-height: 20px;
  animation: ${enter} ${tokens.motion.enter} ${tokens.motion.easeOut};
  &:focus {
    outline: none;
  }
  strong {
    display: block;
  }
  ${tokens.screen.narrow} {
    width: auto;
    right: ${tokens.space.m};
  }
  @media print {
    display: none;
  }
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space.xs};
`;
