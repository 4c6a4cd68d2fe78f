import { AxeBuilder } from '@axe-core/playwright';
import { type Name, signIn } from './people.ts';
import { expect, test } from './test.ts';

const screens: Array<{ path: string; as?: Name; open?: string; settled: string }> = [
  { path: '/login', settled: 'New accounts come by invitation from an administrator.' },
  { path: '/?sign-in=client', settled: 'Continue to Client Portal' },
  { path: '/?sign-in=associate', settled: 'I Have a Login Code' },
  { path: '/forgot-password', settled: 'Send Link' },
  { path: '/reset-password?token=any', settled: 'Change Password' },
  { path: '/call', settled: 'This link is not valid any more' },
  { path: '/enquiry', settled: 'This link does not open an enquiry' },
  { path: '/join', settled: 'Invalid Invitation' },
  { path: '/client', as: 'client', settled: 'Harbour Booking Portal' },
  { path: '/contractor', as: 'developer', settled: 'Not open yet' },
  { path: '/contractor?tab=jarvis', as: 'developer', settled: 'Sign-in of the booking portal' },
  {
    path: '/contractor?tab=jarvis',
    as: 'developer',
    open: 'Sign-in of the booking portal',
    settled: 'Jarvis can make mistakes',
  },
  { path: '/no-such-page', settled: 'Back to Home' },
  { path: '/account', as: 'pm', settled: 'Name of the new passkey' },
  { path: '/admin?section=ai', as: 'founder', settled: 'Full-stack Engineer' },
  { path: '/admin?section=ai&tab=documents', as: 'founder', settled: 'API Style Guide' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    for (const { path, as, open, settled } of screens) {
      test(`${path}${open ? `, ${open}` : ''} has no accessibility fault, ${colorScheme} at ${width} px`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        if (as) await signIn(page.request, as);
        await page.goto(path);
        if (open) await page.getByRole('link', { name: open }).click();
        await expect(page.getByText(settled).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
      });
    }
  }
}
