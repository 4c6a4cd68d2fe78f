import styled, { keyframes } from 'styled-components';
import { SlowHint } from './slow-hint.tsx';
import { tokens } from '../theme/tokens.ts';

interface LoadingStateProps {
  text?: string;
  /** The heading level, if this is the whole screen. */
  level?: 'h1';
}

/** A spinner with its text. After ten seconds a hint says that it is slow. */
export function LoadingState({ text = 'Loading...', level }: LoadingStateProps) {
  return (
    <Place>
      <Spinner viewBox="0 0 24 24" width="24" height="24" aria-hidden>
        <path d={spinnerPath} />
      </Spinner>
      <Text as={level}>{text}</Text>
      <SlowHint />
    </Place>
  );
}

/** The measuring rule as a circle: twelve ticks. */
const spinnerPath = Array.from({ length: 12 }, (_, tick) => {
  const angle = (tick * Math.PI) / 6;
  const at = (radius: number) =>
    `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  return `M${at(tick % 3 ? 8 : 6)}L${at(11)}`;
}).join('');

const spin = keyframes`
  to { transform: rotate(360deg); }
`;

/* Visible only after a moment: a flash of spinner makes a quick page feel slow. */
const fadeIn = keyframes`
  from { opacity: 0; }
`;

/* An output element announces its changes. */
const Place = styled.output`
  display: grid;
  min-height: 40vh;
  padding: ${tokens.space.xl};
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.s};
  color: ${tokens.color.soft};
  text-align: center;
  animation: ${fadeIn} ${tokens.motion.enter} 120ms backwards;
`;

const Text = styled.p`
  && {
    font: inherit;
  }
`;

const Spinner = styled.svg`
  stroke: ${tokens.color.accent};
  stroke-width: 1.5px;
  animation: ${spin} 2s steps(12) infinite;
`;
