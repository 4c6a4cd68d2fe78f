/** What a person says to Google Analytics. */
export type Answer = 'allowed' | 'refused';
/** Null: nothing yet. */
export type Consent = Answer | null;

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const key = 'analytics';
const aYear = 365 * 24 * 60 * 60;

/** A browser that says for its person that they do not want this need not be asked. */
export const refusesForPerson = ({ globalPrivacyControl, doNotTrack }: Navigator): boolean =>
  Boolean(globalPrivacyControl) || doNotTrack === '1';

export function keptConsent({ document }: Window): Consent {
  const kept = new RegExp(`(?:^|; )${key}=(allowed|refused)(?:;|$)`).exec(document.cookie)?.[1];
  return (kept as Answer | undefined) ?? null;
}

/** For a year, after which it is asked again. */
export function keepConsent({ document, location }: Window, answer: Answer): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${key}=${answer}; path=/; max-age=${aYear}; samesite=lax${secure}`;
}
