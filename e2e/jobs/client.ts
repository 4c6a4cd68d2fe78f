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
    name: 'see what a project costs',
    maxClicks: 1,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('link', { name: 'Billing' }));
      await worker.see(page.getByRole('row').filter({ hasText: 'Harbour Booking Portal' }));
    },
  },
];
