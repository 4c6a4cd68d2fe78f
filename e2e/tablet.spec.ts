import { findLayoutFaults } from './layout-faults.ts';
import { type AccountName, signIn } from './people.ts';
import { expect } from './test.ts';
import { test } from './untouched-product.ts';

interface Row {
  who: AccountName;
  path: string;
  /** A link to follow. */
  open?: string;
  /** A button to press, which opens a dialog. */
  press?: string;
  /** A text of the loaded screen. */
  settled: string;
}

/** Every list that was a wide table or has small controls, and the dialogs that people open from them. */
const rows: readonly Row[] = [
  { who: 'admin', path: '/admin/projects', settled: 'All projects' },
  { who: 'admin', path: '/admin/projects?search=Workshop', open: 'Workshop Inventory CRM', settled: 'Save changes' },
  { who: 'admin', path: '/admin/projects', press: 'New Project', settled: 'Project Tier' },
  { who: 'admin', path: '/admin/tickets', settled: 'Deposits show in the wrong currency' },
  { who: 'admin', path: '/admin/users', settled: 'Playwright, accessibility reviews' },
  { who: 'admin', path: '/admin/invites', settled: 'yusuf@stackyard.example' },
  { who: 'founder', path: '/admin-dashboard?tab=knowledge', settled: 'Diagram Sketcher' },
  { who: 'founder', path: '/admin-dashboard?tab=settings', settled: 'DATABASE_URL' },
  { who: 'founder', path: '/admin?section=ai', settled: 'Full-stack Engineer' },
  { who: 'founder', path: '/admin?section=ai&tab=documents', settled: 'API Style Guide' },
  { who: 'sales', path: '/sales-portal', settled: 'Tram Museum' },
  { who: 'sales', path: '/sales-portal?tab=leads', settled: 'Fjord Ferries' },
  { who: 'sales', path: '/sales-portal?tab=leads', open: 'Ines Carvalho', settled: 'Edit lead' },
  { who: 'sales', path: '/sales-portal?tab=contacts', settled: 'helga@trammuseum.example' },
  { who: 'pm', path: '/project-manager-portal', settled: 'Projects at risk' },
  { who: 'pm', path: '/project-manager-portal', open: 'Harbour Booking Portal', settled: 'Seasonal prices' },
  { who: 'pm', path: '/project-manager-portal?tab=tasks', settled: 'Seasonal prices' },
  { who: 'pm', path: '/project-manager-portal?tab=team', settled: 'Devika Rao' },
  { who: 'pm', path: '/project-manager-portal?tab=team&view=weeks', settled: 'Devika Rao' },
  { who: 'developer', path: '/contractor?tab=tasks', settled: 'Move a reservation to another berth' },
  { who: 'developer', path: '/contractor?tab=client-store', settled: 'jonas@gridworks.example' },
  { who: 'support', path: '/contractor?tab=tickets', settled: 'Deposits show in the wrong currency' },
  {
    who: 'support',
    path: '/contractor?tab=tickets',
    open: 'Deposits show in the wrong currency',
    settled: 'Good. Please tell me when I can try it.',
  },
  { who: 'client', path: '/client/billing', settled: 'Order Desk Chatbot' },
];

/** Tablets upright, one of them wide, and one on its side. */
const widths = [768, 834, 900, 1180];

test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

for (const { who, path, open, press, settled } of rows) {
  const step = [open, press].map((name) => name && `, ${name}`).join('');
  test(`on a tablet ${path}${step} as ${who} cuts no text, splits no word, and a finger hits every control`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page.request, who);
    await page.goto(path);
    if (open) await page.getByRole('link', { name: open }).first().click();
    if (press) await page.getByRole('button', { name: press }).first().click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1024 });
      await page.getByText(settled).first().waitFor();
      await page.waitForFunction(isStill);
      expect(await findLayoutFaults(page), `${width} px`).toEqual([]);
    }
  });
}

const isStill = () => !document.querySelector('[aria-busy=true]') && document.getAnimations().length === 0;
