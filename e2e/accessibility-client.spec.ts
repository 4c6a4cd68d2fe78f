import { testAccessibility } from './test-accessibility.ts';

const client = { as: 'client' } as const;

testAccessibility([
  { path: '/client', ...client, settled: '% Complete' },
  { path: '/client', ...client, press: 'breakdown of Active Projects', settled: 'Open Projects' },
  { path: '/client', ...client, press: 'breakdown of Monthly Support', settled: 'Open Billing' },
  { path: '/client', ...client, press: 'breakdown of Money Saved', settled: 'is a sample' },
  { path: '/client/projects', ...client, settled: 'Waiting for you' },
  { path: '/client/projects', ...client, press: 'Start New Project', settled: 'When do you need it?' },
  { path: '/client/projects', ...client, open: 'Harbour Booking Portal', settled: 'Agreed terms' },
  { path: '/client/projects', ...client, open: 'Spare Part Finder', settled: 'Send rating' },
  { path: '/client/projects', ...client, open: 'Invoice Automation', settled: 'You rated it' },
  { path: '/client/projects/nonsense', ...client, settled: 'Project not found' },
  { path: '/client/billing', ...client, settled: 'Loyalty Card App' },
  { path: '/client/support', ...client, settled: 'Waiting for your reply' },
  { path: '/client/support?new', ...client, settled: 'Description' },
  { path: '/client/support', ...client, open: 'Deposits show in the wrong currency', settled: 'A fix is in testing.' },
  {
    path: '/client/support',
    ...client,
    open: 'Invoices from one supplier are read twice',
    settled: 'This ticket is resolved.',
  },
  { path: '/client/support/nope', ...client, settled: 'Ticket not found' },
]);
