import { createRoot } from 'react-dom/client';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { findPortal, publicPages } from '../portals.ts';
import type { Answer, Consent } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';

interface ConsentState {
  consent: Consent;
  /** Of the current page. */
  path?: string | undefined;
}

/** Mounts the consent prompt at the bottom, and the line that reopens it below public pages: next to the application, not in it. */
export function mountConsent(
  { document }: Window,
  onChoose: (answer: Answer) => void,
): { show: (state: ConsentState) => void } {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let isAgain = false;
  let current: ConsentState = { consent: null };

  function choose(answer: Answer) {
    const wasAgain = isAgain;
    isAgain = false;
    onChoose(answer);
    if (wasAgain) place.querySelector<HTMLElement>('footer button')?.focus();
  }
  function reopen() {
    isAgain = true;
    render();
  }
  function render() {
    const { consent, path } = current;
    const isPublic = path !== undefined && findPortal(path)?.remote === publicPages;
    root.render(
      <>
        {isPublic && consent && <ConsentLine answer={consent} onAsk={reopen} />}
        {(consent === null || isAgain) && <ConsentBar isAgain={isAgain} onChoose={choose} />}
      </>,
    );
  }
  return { show: (next) => ((current = next), render()) };
}

interface ConsentLineProps {
  answer: Answer;
  onAsk: () => void;
}

/** Below every public page: the current consent, and a button to change it. */
const ConsentLine = ({ answer, onAsk }: ConsentLineProps) => (
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
