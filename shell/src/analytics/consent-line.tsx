import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { Answer } from './consent.ts';

interface ConsentLineProps {
  answer: Answer;
  onAsk: () => void;
}

/** Below every public page: the current consent, and a button to change it. */
export const ConsentLine = ({ answer, onAsk }: ConsentLineProps) => (
  <Line>
    <p>{labels[answer]}</p>
    <button type="button" onClick={onAsk}>
      Change
    </button>
  </Line>
);

const labels = {
  allowed: 'Google Analytics counts your visits.',
  refused: "Google Analytics doesn't count your visits.",
};

const Line = styled.footer`
  display: flex;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.s} ${tokens.space.l};
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.s};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.s} ${tokens.space.m};
  }
  button {
    min-height: 32px;
    margin: 0 -4px;
    padding: 0 4px;
    border: 0;
    background: none;
    color: ${tokens.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;
