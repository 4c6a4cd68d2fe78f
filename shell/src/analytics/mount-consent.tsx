import { createRoot } from 'react-dom/client';
import { findPortal, publicPages } from '../portals.ts';
import type { Answer, Consent } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';
import { ConsentLine } from './consent-line.tsx';

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
