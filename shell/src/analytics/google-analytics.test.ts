import { loadGoogleAnalytics } from './google-analytics.ts';

const script = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]');
const getDataLayer = () => window.dataLayer?.map((command) => Array.from(command as ArrayLike<unknown>)) ?? [];
const open = () => loadGoogleAnalytics('G-TEST12345', window);

afterEach(() => {
  script()?.remove();
  delete window.dataLayer;
});

test('it reports views by route and both events, and no view on its own', () => {
  window.history.pushState(null, '', '/join?invite=a-secret');
  const { view, event } = open();
  view({ path: '/client/projects/7', route: '/client/projects/:id', title: 'Project' });
  event({ name: 'contact_form_submit', plan: 'Pro' });
  event({ name: 'contact_form_error' });
  expect(script()?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST12345');
  const where = { page_location: 'http://localhost/client/projects/:id', page_title: 'Project' };
  expect(getDataLayer().slice(-4)).toEqual([
    ['set', where],
    ['event', 'page_view', where],
    ['event', 'contact_form_submit', { preferred_plan: 'Pro' }],
    ['event', 'contact_form_error', {}],
  ]);
  expect(getDataLayer()).toContainEqual(['config', 'G-TEST12345', expect.objectContaining({ send_page_view: false })]);
  expect(JSON.stringify(getDataLayer())).not.toMatch(/secret|projects\/7/);
  window.history.pushState(null, '', '/');
});

test('its first call disables reading the address and all use for advertising', () => {
  open();
  expect(getDataLayer().map(([name]) => name)).toEqual(['consent', 'js', 'set', 'config']);
  expect(getDataLayer()[2]).toEqual(['set', { page_location: 'http://localhost', page_referrer: '' }]);
  expect(getDataLayer()[0]).toEqual([
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ]);
});

test('if its script is blocked there is one warning, and reporting continues without effect', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { view } = open();
  script()?.dispatchEvent(new Event('error'));
  view({ path: '/', route: '/', title: 'Home' });
  view({ path: '/contact', route: '/contact', title: 'Contact' });
  expect(warn).toHaveBeenCalledTimes(1);
});
