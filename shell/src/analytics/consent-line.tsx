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
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.small};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  }
  button {
    min-height: 32px;
    margin: 0 -4px;
    padding: 0 4px;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;
