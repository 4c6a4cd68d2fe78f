import type { Job } from './job.ts';

export const admin: Job[] = [
  {
    role: 'admin',
    name: 'invite a client',
    maxClicks: 4,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('link', { name: 'User Invites' }).first());
      await worker.type(page.getByLabel('Email'), 'new.client@example.com');
      await worker.select(page.getByLabel('Role'), 'Client');
      await worker.click(page.getByRole('button', { name: 'Generate Invite' }));
      await worker.see(page.getByText('new.client@example.com'));
    },
  },
  {
    role: 'admin',
    name: 'give a new project its developer',
    maxClicks: 4,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('link', { name: 'In Development' }));
      await worker.click(page.getByRole('link', { name: 'Clinic Client Portal' }));
      const dialog = page.getByRole('dialog', { name: 'Clinic Client Portal' });
      await worker.choose(dialog.getByRole('combobox', { name: 'Tester' }), 'Tomás', 'tomás');
      await worker.see(page.getByText('The team of Clinic Client Portal was updated'));
    },
  },
];
