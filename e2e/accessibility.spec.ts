import { AxeBuilder } from '@axe-core/playwright';
import { type Name, signIn } from './people.ts';
import { expect, test } from './test.ts';

const screens: Array<{ path: string; as?: Name; open?: string; press?: string; settled: string }> = [
  { path: '/login', settled: 'New accounts come by invitation from an administrator.' },
  { path: '/?sign-in=client', settled: 'Continue to Client Portal' },
  { path: '/?sign-in=associate', settled: 'I Have a Login Code' },
  { path: '/contact', settled: 'Integrates existing tools' },
  { path: '/contact', press: 'Send project details', settled: 'You must agree to be contacted' },
  { path: '/contact', press: 'Book a 15-min strategy call', settled: 'Schedule Your Strategy Call' },
  { path: '/', press: 'Start Your Project', settled: 'I agree to the privacy policy and to be contacted.' },
  { path: '/forgot-password', settled: 'Send Link' },
  { path: '/reset-password?token=any', settled: 'Change Password' },
  { path: '/call', settled: 'This link is not valid any more' },
  { path: '/enquiry', settled: 'This link does not open an enquiry' },
  { path: '/join', settled: 'Invalid Invitation' },
  { path: '/client', as: 'client', settled: 'Harbour Booking Portal' },
  { path: '/contractor', as: 'developer', settled: 'New request, since' },
  { path: '/contractor?tab=jarvis', as: 'developer', settled: 'Sign-in of the booking portal' },
  {
    path: '/contractor?tab=jarvis',
    as: 'developer',
    open: 'Sign-in of the booking portal',
    settled: 'Jarvis can make mistakes',
  },
  { path: '/', as: 'client', settled: 'Spare Part Finder' },
  { path: '/', as: 'sales', settled: 'Enquiry' },
  { path: '/sales-portal', as: 'sales', settled: 'Mark as contacted' },
  { path: '/no-such-page', settled: 'None of the' },
  { path: '/contat', settled: 'Did you mean' },
  { path: '/account', as: 'pm', settled: 'Name of the new passkey' },
  { path: '/admin?section=ai', as: 'founder', settled: 'Full-stack Engineer' },
  { path: '/admin?section=ai&tab=documents', as: 'founder', settled: 'API Style Guide' },
];

for (const { path, as, open, press, settled } of screens) {
  const opened = [as && ` as ${as}`, (open ?? press) && `, ${open ?? press}`].filter(Boolean).join('');
  test(`${path}${opened} has no accessibility fault, wide or narrow, light or dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (as) await signIn(page.request, as);
    await page.goto(path);
    if (open) await page.getByRole('link', { name: open }).click();
    if (press) await page.getByRole('button', { name: press }).first().click();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByText(settled).first()).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction(isStill);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
        expect(faults, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

/** With reduced motion a colour still takes a millisecond, one level of the page after the other. */
const isStill = () => document.getAnimations().length === 0;
