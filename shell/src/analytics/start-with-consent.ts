import type { PageView } from 'kit/analytics';
import { type Answer, type Consent, saveConsent, readConsent, hasPrivacySignal } from './consent.ts';
import { mountConsent } from './mount-consent.tsx';
import { type GoogleAnalytics, loadGoogleAnalytics } from './google-analytics.ts';

/**
 * Google Analytics for people who have allowed it: nothing of it is loaded before, and after "No thanks" reporting stops
 * and its cookies are deleted. The screen on which it is allowed is counted.
 */
export function startWithConsent(id: string, page: Window & typeof globalThis): GoogleAnalytics {
  if (hasPrivacySignal(page.navigator)) return { view: () => {}, event: () => {} };

  let google: GoogleAnalytics | undefined;
  let consent: Consent = readConsent(page);
  let last: PageView | undefined;

  function start() {
    google ??= loadGoogleAnalytics(id, page);
    setAnalyticsDisabled(id, page, false);
    if (last) google.view(last);
  }
  function choose(chosen: Answer) {
    saveConsent(page, chosen);
    const before = consent;
    consent = chosen;
    consentUi.show({ consent, path: last?.path });
    if (chosen === before) return;
    if (chosen === 'allowed') return start();
    if (!google) return;
    setAnalyticsDisabled(id, page, true);
    deleteCookies(page);
  }
  const consentUi = mountConsent(page, choose);
  if (consent === 'allowed') start();

  return {
    view: (view) => {
      last = view;
      consentUi.show({ consent, path: view.path });
      if (consent === 'allowed') google?.view(view);
    },
    event: (event) => {
      if (consent === 'allowed') google?.event(event);
    },
  };
}

/** https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out */
function setAnalyticsDisabled(id: string, page: Window, isSilent: boolean): void {
  Object.assign(page, { [`ga-disable-${id}`]: isSilent });
}

/** Its cookies may be set for a parent domain of this host. */
function deleteCookies({ document, location }: Window): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((each) => /^_ga(_|$)/.test(each)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
