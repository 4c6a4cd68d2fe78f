import { demoAccounts } from './demo-accounts.ts';
import { type AccountName, signIn } from './people.ts';
import { expect, missingPage, test } from './test.ts';

const everyone: AccountName[] = [
  'founder',
  'admin',
  'analyst',
  'client',
  'client2',
  'developer',
  'tester',
  'support',
  'sales',
  'pm',
];
const admins: AccountName[] = ['founder', 'admin'];
const contractors: AccountName[] = ['developer', 'tester', 'support', 'sales', 'pm'];

/** The route table of the specification: audiences and titles. */
const routes: Array<{ path: string; title: RegExp; open: AccountName[]; signedOut: 'open' | 'sign in' | 'home' }> = [
  { path: '/', title: /10x Labs/, open: everyone, signedOut: 'open' },
  { path: '/contact', title: /^Contact · 10x Labs$/, open: everyone, signedOut: 'open' },
  { path: '/login', title: /^Sign in · 10x Labs$/, open: [], signedOut: 'open' },
  { path: '/forgot-password', title: /^Forgot password · 10x Labs$/, open: [], signedOut: 'open' },
  { path: '/reset-password', title: /^New password · 10x Labs$/, open: everyone, signedOut: 'open' },
  { path: '/call', title: /^Your strategy call · 10x Labs$/, open: everyone, signedOut: 'open' },
  { path: '/enquiry', title: /^Your enquiry · 10x Labs$/, open: everyone, signedOut: 'open' },
  { path: '/join', title: /^Join · 10x Labs$/, open: [], signedOut: 'open' },
  { path: '/account', title: /^Your account · 10x Labs$/, open: everyone, signedOut: 'sign in' },
  { path: '/client', title: / · 10x Labs$/, open: ['client', 'client2'], signedOut: 'sign in' },
  { path: '/contractor', title: / · 10x Labs$/, open: [...contractors, ...admins], signedOut: 'sign in' },
  { path: '/contractor-portal', title: / · 10x Labs$/, open: [...contractors, ...admins], signedOut: 'sign in' },
  { path: '/sales-portal', title: / · 10x Labs$/, open: ['sales', ...admins], signedOut: 'sign in' },
  { path: '/project-manager-portal', title: / · 10x Labs$/, open: ['pm', ...admins], signedOut: 'sign in' },
  { path: '/admin', title: / · 10x Labs$/, open: admins, signedOut: 'sign in' },
  { path: '/admin-dashboard', title: / · 10x Labs$/, open: ['founder', 'analyst'], signedOut: 'sign in' },
  { path: '/admin/invites', title: / · 10x Labs$/, open: admins, signedOut: 'sign in' },
  { path: '/admin/users', title: / · 10x Labs$/, open: admins, signedOut: 'sign in' },
  { path: '/admin/money', title: / · 10x Labs$/, open: admins, signedOut: 'sign in' },
  { path: '/admin/webhooks', title: / · 10x Labs$/, open: admins, signedOut: 'sign in' },
  { path: '/admin/releases', title: / · 10x Labs$/, open: admins, signedOut: 'sign in' },
  { path: '/admin/security', title: / · 10x Labs$/, open: admins, signedOut: 'sign in' },
  { path: '/contractor-registration', title: / · 10x Labs$/, open: [], signedOut: 'home' },
];

for (const { path, title, signedOut } of routes) {
  test(`signed out at ${path}: ${signedOut}`, async ({ page }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    expect((await page.goto(path))?.status()).toBe(200);
    if (signedOut === 'open') {
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    if (signedOut === 'sign in') {
      await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
      expect(requestedPaths).toContain('/api/login');
    }
    if (signedOut === 'home') await expect(page).toHaveURL('/');
  });
}

for (const name of everyone) {
  test(`${name} can open their screens and is redirected home from others`, async ({ page }) => {
    await signIn(page.request, name);
    await page.goto('/');
    for (const { path, title, open } of routes) {
      await page.evaluate(goTo, path);
      const isOpen = open.includes(name);
      await expect(page, `${name} at ${path}`).toHaveURL(isOpen ? path : '/');
      if (isOpen) await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  });
}

/** Navigates in the open page, as Back and Forward do: that is quicker than loading it again. The next screen sets the title. */
function goTo(path: string): void {
  document.title = '';
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

for (const { email, portal } of demoAccounts) {
  test(`${email} can navigate from home to ${portal}`, async ({ page }) => {
    await signIn(page.request, email.split('@')[0] as AccountName);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Open your portal' }).click();
    await expect(page).toHaveURL(portal);
  });
}

test('a spinner is shown while the session loads', async ({ page }) => {
  let answer = () => {};
  const blockedResponse = new Promise<void>((go) => (answer = go));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query Viewer')) await blockedResponse;
    await route.continue();
  });
  await page.goto('/login');
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Sign in to 10x Labs' })).toBeVisible();
});

test('any other path shows the 404 screen', async ({ page, expectNoise }) => {
  expectNoise(missingPage);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · 10x Labs');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
