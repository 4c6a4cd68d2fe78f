import type { Job } from './job.ts';

const title = 'The total is wrong after a discount';

export const developer: Job[] = [
  {
    role: 'developer',
    name: "see today's tasks",
    maxClicks: 0,
    run: (worker) => worker.see(worker.page.getByRole('region', { name: 'Due today' }).getByText(title)),
  },
  {
    role: 'developer',
    name: 'hand a task over for review',
    maxClicks: 2,
    async run(worker) {
      const { page } = worker;
      await worker.select(page.getByRole('combobox', { name: `Status of ${title}` }), 'Review');
    },
  },
  {
    role: 'developer',
    name: 'report the progress of a project',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Projects' }));
      await worker.click(page.getByRole('button', { name: 'Update Harbour Booking Portal' }));
      const dialog = page.getByRole('dialog');
      await worker.type(dialog.getByLabel('Progress in percent'), '80');
      await worker.click(dialog.getByRole('button', { name: 'Save' }));
      await worker.see(page.getByText('Harbour Booking Portal updated'));
    },
  },
];
