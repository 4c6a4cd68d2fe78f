import type { PageView } from 'kit/analytics';
import { type Answer, type Consent, keepConsent, keptConsent, refusesForPerson } from './consent.ts';
import { openConsent } from './consent-place.tsx';
import { type GoogleAnalytics, openGoogleAnalytics } from './google-analytics.ts';

/**
 * Google Analytics for whoever has allowed it: before that nothing of it is loaded, and after a "No thanks" nothing more is
 * told and its cookies are gone. The screen on which one allows it is counted.
 */
export function openWithConsent(id: string, page: Window & typeof globalThis): GoogleAnalytics {
  if (refusesForPerson(page.navigator)) return { view: () => {}, event: () => {} };

  let google: GoogleAnalytics | undefined;
  let consent: Consent = keptConsent(page);
  let last: PageView | undefined;

  function start() {
    google ??= openGoogleAnalytics(id, page);
    silence(id, page, false);
    if (last) google.view(last);
  }
  function choose(chosen: Answer) {
    keepConsent(page, chosen);
    const before = consent;
    consent = chosen;
    asked.show({ consent, path: last?.path });
    if (chosen === before) return;
    if (chosen === 'allowed') return start();
    if (!google) return;
    silence(id, page, true);
    forgetCookies(page);
  }
  const asked = openConsent(page, choose);
  if (consent === 'allowed') start();

  return {
    view: (view) => {
      last = view;
      asked.show({ consent, path: view.path });
      if (consent === 'allowed') google?.view(view);
    },
    event: (event) => {
      if (consent === 'allowed') google?.event(event);
    },
  };
}

/** https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out */
function silence(id: string, page: Window, isSilent: boolean): void {
  Object.assign(page, { [`ga-disable-${id}`]: isSilent });
}

/** Its cookies may be those of a domain above this host. */
function forgetCookies({ document, location }: Window): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((each) => /^_ga(_|$)/.test(each)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
