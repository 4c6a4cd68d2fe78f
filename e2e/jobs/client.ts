import type { Job } from './job.ts';

export const client: Job[] = [
  {
    role: 'client',
    name: 'see how far a project is',
    maxClicks: 0,
    run: (worker) => worker.see(worker.page.getByText('% Complete')),
  },
  {
    role: 'client',
    name: 'write to support',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('button', { name: 'Open Chat' }));
      await worker.click(page.getByRole('link', { name: 'New message' }));
      const form = page.getByRole('dialog');
      await worker.type(form.getByLabel('Title'), 'The map is empty');
      await worker.type(form.getByLabel('Description'), 'No berth is shown since this morning.');
      await worker.click(form.getByRole('button', { name: 'Open Ticket' }));
      await worker.see(page.getByRole('log').getByText('No berth is shown since this morning.'));
    },
  },
  {
    role: 'client',
    name: 'see what a project costs',
    maxClicks: 1,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('link', { name: 'Billing' }));
      await worker.see(page.getByRole('row').filter({ hasText: 'Harbour Booking Portal' }));
    },
  },
];
