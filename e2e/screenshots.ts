// Screenshots of every screen for the docs: node e2e/screenshots.ts, after a build.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page, request } from '@playwright/test';
import { root } from '../scripts/paths.mjs';
import { findChromium } from '../scripts/system.mjs';
import { type AccountName, signIn } from './people.ts';
import { startProduct } from './product.ts';
import { splashSeenState } from './splash-state.ts';

interface Screen {
  name: string;
  path: string;
  as?: AccountName;
  /** A link to follow. */
  open?: string;
  /** A button to press. */
  press?: string;
  /** Sizes and themes other than the default: desktop and phone, light. */
  widths?: number[];
  themes?: Array<'light' | 'dark'>;
  /** Opens a dialog, which first loads its code. */
  dialog?: true;
  /** Starts the session here. */
  splash?: true;
}
const heights: Record<number, number> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const everyWidth = Object.keys(heights).map(Number);

const screens: Screen[] = [
  { name: 'splash', path: '/', splash: true, themes: ['light', 'dark'] },
  { name: 'home', path: '/', widths: everyWidth, themes: ['light', 'dark'] },
  { name: 'signed-in-home', path: '/', as: 'sales' },
  { name: 'contact', path: '/contact', themes: ['light', 'dark'] },
  { name: 'login', path: '/login' },
  { name: 'client', path: '/client', as: 'client', themes: ['light', 'dark'] },
  { name: 'client-figure', path: '/client', as: 'client', press: 'breakdown of Total Invested', dialog: true },
  { name: 'client-projects', path: '/client/projects', as: 'client' },
  { name: 'client-start-project', path: '/client/projects', as: 'client', press: 'Start New Project', dialog: true },
  { name: 'client-project', path: '/client/projects', as: 'client', open: 'Harbour Booking Portal' },
  { name: 'client-rating', path: '/client/projects', as: 'client', open: 'Spare Part Finder' },
  { name: 'client-billing', path: '/client/billing', as: 'client' },
  { name: 'client-support', path: '/client/support', as: 'client' },
  { name: 'client-ticket', path: '/client/support', as: 'client', open: 'Deposits show in the wrong currency' },
  { name: 'hub', path: '/contractor', as: 'developer', themes: ['light', 'dark'] },
  { name: 'hub-samples', path: '/contractor', as: 'sales' },
  { name: 'hub-projects', path: '/contractor?tab=projects', as: 'developer' },
  { name: 'hub-tasks', path: '/contractor?tab=tasks', as: 'developer', themes: ['light', 'dark'] },
  { name: 'hub-task-board', path: '/contractor?tab=tasks&view=board', as: 'developer' },
  { name: 'hub-dochub', path: '/contractor?tab=dochub', as: 'developer' },
  { name: 'hub-search', path: '/contractor?tab=dochub&q=client', as: 'developer' },
  { name: 'hub-reader', path: '/contractor?tab=dochub', as: 'developer', open: 'Security Audit Checklist' },
  { name: 'hub-ai-nexus', path: '/contractor?tab=ai-nexus', as: 'developer' },
  { name: 'hub-upskill', path: '/contractor?tab=upskill', as: 'developer' },
  { name: 'hub-billing', path: '/contractor?tab=billing', as: 'developer', themes: ['light', 'dark'] },
  { name: 'hub-tickets', path: '/contractor?tab=tickets', as: 'support' },
  {
    name: 'hub-reply',
    path: '/contractor?tab=tickets',
    as: 'support',
    press: 'Reply: Deposits show in the wrong currency',
  },
  { name: 'hub-client-store', path: '/contractor?tab=client-store', as: 'developer' },
  { name: 'jarvis', path: '/contractor?tab=jarvis', as: 'developer' },
  { name: 'jarvis-chat', path: '/contractor?tab=jarvis', as: 'developer', open: 'Sign-in of the booking portal' },
  { name: 'admin', path: '/admin', as: 'admin', themes: ['light', 'dark'] },
  { name: 'admin-projects', path: '/admin/projects', as: 'admin' },
  { name: 'admin-project', path: '/admin/projects', as: 'admin', open: 'Workshop Inventory CRM', dialog: true },
  { name: 'admin-tickets', path: '/admin/tickets', as: 'admin' },
  { name: 'admin-users', path: '/admin/users', as: 'admin', themes: ['light', 'dark'] },
  { name: 'admin-webhooks', path: '/admin/webhooks', as: 'admin', themes: ['light', 'dark'] },
  { name: 'admin-releases', path: '/admin/releases', as: 'admin', themes: ['light', 'dark'] },
  { name: 'admin-security', path: '/admin/security', as: 'admin' },
  { name: 'ai-templates', path: '/admin?section=ai', as: 'founder' },
  { name: 'ai-documents', path: '/admin?section=ai&tab=documents', as: 'founder' },
  {
    name: 'ai-document-text',
    path: '/admin?section=ai&tab=documents',
    as: 'founder',
    press: 'Add text to Release Checklist 2024',
    dialog: true,
  },
  { name: 'founder', path: '/admin-dashboard', as: 'founder', themes: ['light', 'dark'] },
  { name: 'founder-knowledge', path: '/admin-dashboard?tab=knowledge', as: 'founder' },
  {
    name: 'founder-resource',
    path: '/admin-dashboard?tab=knowledge',
    as: 'founder',
    press: 'Edit React Mastery',
    dialog: true,
  },
  { name: 'analyst', path: '/admin-dashboard', as: 'analyst', themes: ['light', 'dark'] },
  { name: 'founder-invites', path: '/admin-dashboard?tab=invites', as: 'founder' },
  { name: 'founder-roles', path: '/admin-dashboard?tab=roles', as: 'founder' },
  { name: 'founder-users', path: '/admin-dashboard?tab=users', as: 'founder' },
  { name: 'founder-settings', path: '/admin-dashboard?tab=settings', as: 'founder' },
  { name: 'founder-audit', path: '/admin-dashboard/audit', as: 'founder' },
  { name: 'founder-access', path: '/admin-dashboard/access', as: 'founder' },
  { name: 'sales', path: '/sales-portal', as: 'sales', themes: ['light', 'dark'] },
  { name: 'sales-leads', path: '/sales-portal?tab=leads', as: 'sales' },
  { name: 'sales-lead', path: '/sales-portal?tab=leads&q=ines', as: 'sales', open: 'Ines Carvalho', dialog: true },
  { name: 'sales-new-lead', path: '/sales-portal?tab=leads', as: 'sales', press: 'Submit New Lead', dialog: true },
  { name: 'sales-answer', path: '/sales-portal?tab=leads', as: 'sales', press: 'Answer Jonas Falk', dialog: true },
  { name: 'sales-contacts', path: '/sales-portal?tab=contacts', as: 'sales' },
  { name: 'sales-analytics', path: '/sales-portal?tab=analytics', as: 'sales', themes: ['light', 'dark'] },
  { name: 'manager', path: '/project-manager-portal', as: 'pm' },
  {
    name: 'manager-project',
    path: '/project-manager-portal',
    as: 'pm',
    open: 'Harbour Booking Portal',
    themes: ['light', 'dark'],
  },
  { name: 'manager-tasks', path: '/project-manager-portal?tab=tasks', as: 'pm', themes: ['light', 'dark'] },
  { name: 'manager-task', path: '/project-manager-portal?tab=tasks', as: 'pm', press: 'New task', dialog: true },
  { name: 'manager-team', path: '/project-manager-portal?tab=team', as: 'pm' },
  { name: 'manager-load', path: '/project-manager-portal?tab=team&view=weeks', as: 'pm' },
  { name: 'manager-analytics', path: '/project-manager-portal?tab=analytics', as: 'pm' },
  { name: 'not-found', path: '/no-such-page', themes: ['light', 'dark'] },
];
const folder = path.join(root, 'docs', 'screens');
mkdirSync(folder, { recursive: true });

const product = await startProduct();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: findChromium(), args });
// `node e2e/screenshots.ts hub` only takes those whose name begins with hub.
const namePrefix = process.argv[2] ?? '';
for (const screen of screens.filter(({ name }) => name.startsWith(namePrefix))) {
  for (const width of screen.widths ?? [390, 1280]) {
    for (const theme of screen.themes ?? ['light']) await take(screen, width, theme);
  }
}
await browser.close();
await product.stop();

async function take(screen: Screen, width: number, theme: 'light' | 'dark'): Promise<void> {
  const signedIn = await request.newContext({ baseURL: product.url });
  if (screen.as) await signIn(signedIn, screen.as);
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height: heights[width] ?? 800 },
    colorScheme: theme,
    storageState: await signedIn.storageState(),
    reducedMotion: 'reduce',
  });
  if (!screen.splash) await context.addCookies(splashSeenState.cookies);
  const page = await context.newPage();
  // Stops the clock, so that the splash stays while the screenshot is taken.
  if (screen.splash) await page.clock.install();
  if (screen.splash) await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(screen.path, { waitUntil: screen.splash ? 'commit' : 'load' });
  await settled(page, screen);
  const name = `${screen.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`;
  await page.screenshot({ path: path.join(folder, name) });
  await context.close();
  await signedIn.dispose();
}

async function settled(page: Page, { open, press, dialog, splash }: Screen): Promise<void> {
  if (splash) return page.locator('#splash').getByText('100 %').waitFor();
  if (open) await page.getByRole('link', { name: open }).first().click();
  if (press) await page.getByRole('button', { name: press }).first().click();
  if (dialog) await page.getByRole('dialog').waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(isStill);
}

function isStill(): boolean {
  return !document.querySelector('[aria-busy=true]') && document.getAnimations().length === 0;
}
