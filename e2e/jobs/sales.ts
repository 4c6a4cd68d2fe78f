import type { Job } from './job.ts';

export const sales: Job[] = [
  {
    role: 'sales',
    name: 'answer an enquiry',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Lead Management' }));
      await worker.click(page.getByRole('button', { name: 'Answer Jonas Falk' }));
      await worker.type(page.getByLabel('Message'), 'Thank you for writing. When can we talk?');
      await worker.click(page.getByRole('button', { name: 'Send', exact: true }));
      await worker.see(page.getByText('Email to Jonas Falk sent'));
    },
  },
  {
    role: 'sales',
    name: 'plan the next step of a lead',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Lead Management' }));
      await worker.click(page.getByRole('table', { name: 'Leads' }).getByRole('link').first());
      const lead = page.getByRole('dialog');
      await worker.type(lead.getByLabel('Next step'), 'Call about the offer');
      await worker.type(lead.getByLabel('Due', { exact: true }), '2030-01-07');
      await worker.click(lead.getByRole('button', { name: 'Save next step' }));
      await worker.see(page.getByText('Next step saved'));
    },
  },
  {
    role: 'sales',
    name: 'enter a lead',
    maxClicks: 3,
    async run(worker) {
      const { page } = worker;
      await worker.click(page.getByRole('tab', { name: 'Lead Management' }));
      await worker.click(page.getByRole('button', { name: 'Submit New Lead' }));
      const form = page.getByRole('dialog', { name: 'Submit New Lead' });
      await worker.type(form.getByLabel('Company Name'), 'Weir & Sons');
      await worker.type(form.getByLabel('Contact Name'), 'Mia Park');
      await worker.type(form.getByLabel('Contact Email'), 'mia@weir.example');
      await worker.click(form.getByRole('button', { name: 'Submit Lead' }));
      await worker.see(page.getByText('Lead Created'));
    },
  },
];
