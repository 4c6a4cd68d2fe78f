import type { AnalyticsEvent, PageView } from 'kit/analytics';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface GoogleAnalytics {
  view(view: PageView): void;
  event(event: AnalyticsEvent): void;
}

/**
 * Reports to Google Analytics 4. By default its script would report the address, and the address of a join link is a
 * secret: so the route is set in its place first.
 */
export function loadGoogleAnalytics(id: string, page: Window & typeof globalThis): GoogleAnalytics {
  const { document, location } = page;
  const layer = (page.dataLayer ??= []);
  /** Its script processes `arguments` objects and ignores arrays. */
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  }
  const denied = 'denied';
  gtag('consent', 'default', { ad_storage: denied, ad_user_data: denied, ad_personalization: denied });
  gtag('js', new Date());
  gtag('set', { page_location: location.origin, page_referrer: '' });
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });

  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  script.addEventListener('error', () => page.console.warn("Couldn't load Google Analytics"));
  document.head.append(script);

  return {
    view: ({ route, title }) => {
      const where = { page_location: new URL(route, location.origin).href, page_title: title };
      gtag('set', where);
      gtag('event', 'page_view', where);
    },
    event: ({ name, ...rest }) => gtag('event', name, 'plan' in rest ? { preferred_plan: rest.plan } : {}),
  };
}
