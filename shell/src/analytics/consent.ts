/** A person's consent to Google Analytics. */
export type Answer = 'allowed' | 'refused';
/** Null: no answer yet. */
export type Consent = Answer | null;

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const cookieName = 'analytics';
const oneYearSeconds = 365 * 24 * 60 * 60;

/** A browser that signals its person's refusal needs no prompt. */
export const hasPrivacySignal = ({ globalPrivacyControl, doNotTrack }: Navigator): boolean =>
  Boolean(globalPrivacyControl) || doNotTrack === '1';

export function readConsent({ document }: Window): Consent {
  const value = new RegExp(`(?:^|; )${cookieName}=(allowed|refused)(?:;|$)`).exec(document.cookie)?.[1];
  return (value as Answer | undefined) ?? null;
}

/** The answer is kept for a year, then the prompt appears again. */
export function saveConsent({ document, location }: Window, answer: Answer): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookieName}=${answer}; path=/; max-age=${oneYearSeconds}; samesite=lax${secure}`;
}
