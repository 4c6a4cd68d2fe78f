import type { Job } from './job.ts';

export const tester: Job[] = [
  {
    role: 'tester',
    name: 'report a finding on a project',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Projects' }));
      await worker.click(page.getByRole('button', { name: 'Report finding on Harbour Booking Portal' }));
      const dialog = page.getByRole('dialog');
      await worker.type(dialog.getByLabel('What did you find?'), 'Two berths cost as much as one');
      await worker.click(dialog.getByRole('button', { name: 'Report finding' }));
      await worker.see(page.getByText('Finding reported'));
    },
  },
  {
    role: 'tester',
    name: 'see how far a finding is',
    maxClicks: 1,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'My tasks' }));
      const findings = page.getByRole('region', { name: 'Findings you reported' });
      await worker.see(findings.getByRole('button', { name: 'The total is wrong after a discount' }));
    },
  },
  {
    role: 'tester',
    name: 'find what is to be tested',
    maxClicks: 1,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Client Store' }));
      await worker.see(page.getByRole('region', { name: 'Testing Queue' }).getByRole('link'));
    },
  },
];
