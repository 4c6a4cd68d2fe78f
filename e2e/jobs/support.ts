import type { Page } from '@playwright/test';
import type { Job } from './job.ts';

const getThread = (page: Page) => page.getByRole('region', { name: 'Ticket', exact: true });
const getReply = (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: /^Reply/ })
    .first();

export const support: Job[] = [
  {
    role: 'support',
    name: 'answer the most urgent ticket that no one has',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Tickets' }));
      await worker.click(page.getByRole('link', { name: /^Unassigned/ }));
      await worker.click(getReply(page));
      await worker.type(getThread(page).getByLabel('Message', { exact: true }), 'Someone is on the way.');
      await page.keyboard.press('Enter');
      await worker.see(getThread(page).getByRole('log').getByText('Someone is on the way.'));
    },
  },
  {
    role: 'support',
    name: 'note something for colleagues',
    maxClicks: 4,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Tickets' }));
      await worker.click(getReply(page));
      await worker.click(getThread(page).getByLabel('Internal note'));
      await worker.type(getThread(page).getByLabel('Note', { exact: true }), 'They called, too.');
      await worker.click(getThread(page).getByRole('button', { name: 'Add note' }));
      await worker.see(getThread(page).getByRole('log').getByText('They called, too.'));
    },
  },
  {
    role: 'support',
    name: 'take a ticket over',
    maxClicks: 4,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Tickets' }));
      await worker.click(page.getByRole('link', { name: /^Unassigned/ }));
      await worker.click(getReply(page));
      // Other journeys may have given them tickets before.
      const count = Number(/\d+/.exec((await page.getByRole('link', { name: /^Mine/ }).textContent()) ?? '')?.[0] ?? 0);
      await worker.click(getThread(page).getByRole('button', { name: 'Assign to me' }));
      await worker.see(getThread(page).getByRole('button', { name: 'Resolve' }));
      await worker.see(page.getByRole('link', { name: `Mine ${count + 1}` }));
    },
  },
];
