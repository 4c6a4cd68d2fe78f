import type { Job } from './job.ts';

export const analyst: Job[] = [
  {
    role: 'analyst',
    name: 'publish a draft',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      const publish = page.getByRole('button', { name: /^Publish / }).first();
      await worker.click(publish);
      await worker.see(page.getByText(/published/i));
    },
  },
  {
    role: 'analyst',
    name: 'correct the title of a resource',
    maxClicks: 2,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('button', { name: 'Edit React Mastery' }));
      await worker.type(page.getByRole('dialog').getByLabel('Title'), 'React in Depth');
      await worker.click(page.getByRole('dialog').getByRole('button', { name: 'Update Resource' }));
      await worker.see(page.getByRole('row', { name: /React in Depth/ }));
    },
  },
  {
    role: 'analyst',
    name: 'find a resource',
    maxClicks: 0,
    async run(worker) {
      const { page } = worker;
      await worker.type(page.getByRole('searchbox'), 'Sketcher');
      await worker.see(page.getByRole('row', { name: /Diagram Sketcher/ }));
    },
  },
];
