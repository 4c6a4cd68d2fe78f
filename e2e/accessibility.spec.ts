import { accessibilityFaults } from './accessibility-faults.ts';
import { type Name, signIn } from './people.ts';
import { expect, test } from './test.ts';

interface Screen {
  path: string;
  as?: Name;
  /** A link to follow. */
  open?: string;
  /** Buttons to press, one after the other. */
  press?: string | string[];
  /** What stands there when everything is there. */
  settled: string;
}

const client = { as: 'client' } as const;
const hub = (tab: string) => ({ path: `/contractor?tab=${tab}`, as: 'developer' }) as const;

const screens: Screen[] = [
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
  { path: '/client', ...client, settled: '% Complete' },
  { path: '/client', ...client, press: 'what Active Projects is made of', settled: 'Open Projects' },
  { path: '/client', ...client, press: 'what Monthly Support is made of', settled: 'Open Billing' },
  { path: '/client', ...client, press: 'what Money Saved is made of', settled: 'is a sample' },
  { path: '/client/projects', ...client, settled: 'Waiting for you' },
  { path: '/client/projects', ...client, press: 'Start New Project', settled: 'Estimated Duration in weeks' },
  { path: '/client/projects', ...client, open: 'Harbour Booking Portal', settled: 'What was agreed' },
  { path: '/client/projects', ...client, open: 'Spare Part Finder', settled: 'Send rating' },
  { path: '/client/projects', ...client, open: 'Invoice Automation', settled: 'You rated it' },
  { path: '/client/projects/nonsense', ...client, settled: 'There is no such project' },
  { path: '/client/billing', ...client, settled: 'Loyalty Card App' },
  { path: '/client/support', ...client, settled: 'Waiting for your answer' },
  { path: '/client/support?new', ...client, settled: 'Description' },
  { path: '/client/support', ...client, open: 'Deposits show in the wrong currency', settled: 'A fix is in testing.' },
  {
    path: '/client/support',
    ...client,
    open: 'Invoices from one supplier are read twice',
    settled: 'This ticket is resolved.',
  },
  { path: '/client/support/nope', ...client, settled: 'No such ticket' },
  { path: '/contractor', as: 'developer', settled: 'New request, since' },
  { path: '/contractor', as: 'sales', settled: '4.9' },
  { ...hub('projects'), settled: 'Harbour Booking Portal' },
  { ...hub('projects'), press: 'Create New Project', settled: 'Estimated Duration in weeks' },
  {
    ...hub('projects'),
    press: ['App Link of Harbour Booking Portal', 'Change addresses'],
    settled: 'Save addresses',
  },
  { ...hub('projects'), press: 'App Link of Clinic Client Portal', settled: 'No address yet' },
  { ...hub('projects'), press: 'Contact the client of Harbour Booking Portal', settled: 'Send Message' },
  { ...hub('projects'), press: 'Update Harbour Booking Portal', settled: 'Progress in percent' },
  { ...hub('dochub'), settled: 'Definition of Done' },
  { ...hub('dochub&q=client'), settled: '4 documents' },
  { ...hub('dochub&q=zebra&category=audit'), settled: 'Nothing found for' },
  { ...hub('dochub'), open: 'Security Audit Checklist', settled: 'How to check the first one' },
  { ...hub('dochub'), open: 'Support Agreement, Sample', settled: '180 KB' },
  { ...hub('ai-nexus'), settled: 'Prompt Library' },
  { ...hub('ai-nexus'), press: 'Suggest Tool', settled: 'Why others should know it' },
  { ...hub('upskill'), settled: '7/12' },
  { ...hub('upskill'), open: 'React Mastery', settled: 'Measuring before mending' },
  { ...hub('billing'), settled: 'Harbour Booking Portal' },
  { path: '/contractor?tab=billing', as: 'sales', settled: '$64,000' },
  { path: '/contractor?tab=tickets', as: 'support', settled: 'Resolved' },
  {
    path: '/contractor?tab=tickets',
    as: 'support',
    press: 'Reply: Deposits show in the wrong currency',
    settled: 'A fix is in testing.',
  },
  { path: '/contractor?tab=tickets&ticket=nope', as: 'support', settled: 'This ticket is not there for you any more.' },
  { ...hub('client-store'), settled: 'Jonas Falk' },
  { ...hub('client-store'), press: 'Contact Jonas Falk', settled: 'Send Message' },
  { ...hub('client-store'), press: 'Decline the request of Jonas Falk', settled: 'Keep it' },
  { path: '/contractor?tab=jarvis', as: 'developer', settled: 'Sign-in of the booking portal' },
  {
    path: '/contractor?tab=jarvis',
    as: 'developer',
    open: 'Sign-in of the booking portal',
    settled: 'Jarvis can make mistakes',
  },
  { path: '/', as: 'client', settled: 'Spare Part Finder' },
  { path: '/', as: 'sales', settled: 'Enquiry' },
  { path: '/sales-portal?tab=leads', as: 'sales', settled: 'Mark as contacted' },
  { path: '/no-such-page', settled: 'None of the' },
  { path: '/contat', settled: 'Did you mean' },
  { path: '/account', as: 'pm', settled: 'Name of the new passkey' },
  { path: '/admin?section=ai', as: 'founder', settled: 'Full-stack Engineer' },
  { path: '/admin?section=ai&tab=documents', as: 'founder', settled: 'API Style Guide' },
];

for (const { path, as, open, press, settled } of screens) {
  const presses = [press ?? []].flat();
  const opened = [as && ` as ${as}`, ...[open ?? [], presses].flat().map((name) => `, ${name}`)]
    .filter(Boolean)
    .join('');
  test(`${path}${opened} has no accessibility fault, wide or narrow, light or dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (as) await signIn(page.request, as);
    for (const width of [1280, 390]) {
      // Before the page, not after it: Chromium may stop drawing one whose window changes.
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      if (open) await page.getByRole('link', { name: open }).first().click();
      for (const name of presses) await page.getByRole('button', { name }).first().click();
      await page.getByText(settled).first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction(isStill);
        const faults = await accessibilityFaults(page);
        expect(faults, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

/** With reduced motion a colour still takes a millisecond, one level of the page after the other. */
const isStill = () => document.getAnimations().length === 0;
