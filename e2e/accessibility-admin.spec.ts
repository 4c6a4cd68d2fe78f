import { testAccessibility } from './test-accessibility.ts';

const admin = (rest = '') => ({ path: `/admin${rest}`, as: 'admin' }) as const;
const hub = (rest = '') => ({ path: `/admin-dashboard${rest}`, as: 'founder' }) as const;

testAccessibility([
  { ...admin(), press: 'Show total residuals paid', settled: 'Database' },
  { ...admin(), press: 'New Project', settled: 'Project Title' },
  { ...admin('/projects'), settled: 'Order Desk Chatbot' },
  { ...admin('/projects?search=zzz'), settled: 'No projects to display.' },
  { ...admin('/projects'), open: 'Workshop Inventory CRM', settled: 'Save changes' },
  { ...admin('/tickets'), settled: 'Deposits show in the wrong currency' },
  { ...admin('/tickets?view=resolved'), settled: 'Invoices from one supplier are read twice' },
  {
    ...admin('/tickets'),
    open: 'Deposits show in the wrong currency',
    settled: 'Good. Please tell me when I can try it.',
  },
  { ...admin('/users'), settled: 'Playwright, accessibility reviews' },
  { ...admin('/webhooks'), settled: 'Team chat' },
  { ...admin('/invites'), settled: 'yusuf@stackyard.example' },
  { ...admin('/releases'), settled: 'The journeys' },
  { ...admin('/releases'), press: 'Create key', settled: 'Portals it can publish' },
  { ...admin('?section=ai'), settled: 'Full-stack Engineer' },
  { ...admin('?section=ai&tab=documents'), settled: 'API Style Guide' },
  { ...hub(), settled: 'Most viewed screens' },
  { ...hub('?tab=knowledge'), settled: 'Diagram Sketcher' },
  { path: '/admin-dashboard', as: 'analyst', settled: 'Diagram Sketcher' },
  { ...hub('?tab=knowledge&q=zebra'), settled: 'No resources match' },
  { ...hub('?tab=knowledge'), press: 'Add Resource', settled: 'PDF, DOC, TXT, MD up to 10MB' },
  { ...hub('?tab=knowledge'), press: 'Edit React Mastery', settled: 'Update Resource' },
  { ...hub('?tab=knowledge'), press: 'Delete React Mastery', settled: 'Are you sure you want to delete' },
  { ...hub('?tab=invites'), settled: 'yusuf@stackyard.example' },
  { ...hub('?tab=invites'), press: 'Create Invitation', settled: 'Cancel' },
  { ...hub('?tab=ai&view=documents'), settled: 'API Style Guide' },
  { ...hub('?tab=roles'), settled: 'Tester' },
  { ...hub('?tab=roles'), press: 'Create Role', settled: 'Display name' },
  { ...hub('?tab=roles'), press: 'Edit Tester', settled: 'Save Role' },
  { ...hub('?tab=users'), settled: 'Playwright, accessibility reviews' },
  { ...hub('?tab=users'), press: 'Change role of Devika Rao', settled: 'out everywhere' },
  { ...hub('?tab=users'), press: 'Deactivate Devika Rao', settled: 'Keep active' },
  { ...hub('?tab=settings'), settled: 'DATABASE_URL' },
  { ...admin('/security'), settled: 'With a password' },
  { ...hub('/audit'), settled: 'Today' },
  // A few of each kind of operation, more than fit in the window. The full table only repeats them in 1,500 cells.
  { ...hub('/access?q=project'), settled: 'plannedProjects' },
]);
