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
  {
    role: 'admin',
    name: 'answer the most urgent ticket',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('link', { name: 'Tickets', exact: true }));
      await worker.click(
        page
          .getByRole('listitem')
          .getByRole('button', { name: /^Reply/ })
          .first(),
      );
      const thread = page.getByRole('region', { name: 'Ticket', exact: true });
      await worker.type(thread.getByLabel('Message', { exact: true }), 'We are looking into it.');
      await worker.click(thread.getByRole('button', { name: 'Send', exact: true }));
      await worker.see(thread.getByRole('log').getByText('We are looking into it.'));
    },
  },
];
