import type { Job } from './job.ts';

const title = 'Harbour Booking Portal';

export const manager: Job[] = [
  {
    role: 'pm',
    name: 'move a project and swap its tester',
    maxClicks: 5,
    async run(worker) {
      const { page } = worker;
      const projects = page.getByRole('region', { name: 'Projects', exact: true });
      await worker.click(projects.getByRole('link', { name: title }));
      await worker.select(page.getByRole('combobox', { name: `Status of ${title}` }), 'Testing');
      await worker.see(page.getByText(`${title} was updated`, { exact: true }));
      await worker.choose(page.getByRole('combobox', { name: 'Tester' }), 'Devika Rao', 'devika');
      await worker.see(page.getByText(`The team of ${title} was updated`));
    },
  },
  {
    role: 'pm',
    name: 'see who has room next week',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Team Management' }));
      await worker.select(page.getByRole('combobox', { name: 'View' }), 'Load by week');
      await worker.see(page.getByRole('table', { name: 'Load by week' }));
    },
  },
  {
    role: 'pm',
    name: 'give someone a task',
    maxClicks: 7,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Task Management' }));
      await worker.click(page.getByRole('button', { name: 'New task' }));
      const form = page.getByRole('dialog');
      await worker.choose(form.getByRole('combobox', { name: 'Project' }), title, 'harb');
      await worker.type(form.getByLabel('Title'), 'Show the tide at each berth');
      await worker.choose(form.getByRole('combobox', { name: 'Assignee' }), 'Devika Rao', 'devika');
      await worker.click(form.getByRole('button', { name: 'Create task' }));
      await worker.see(page.getByRole('button', { name: 'Show the tide at each berth' }));
    },
  },
];
