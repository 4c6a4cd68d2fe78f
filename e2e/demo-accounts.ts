export const demoPassword = 'demo-password-123';

/** The demo accounts and their home screens. */
export const demoAccounts = [
  { email: 'founder@demo.test', is: 'founder, an administrator', portal: '/admin' },
  { email: 'admin@demo.test', is: 'administrator', portal: '/admin' },
  { email: 'analyst@demo.test', is: 'product analyst', portal: '/admin-dashboard' },
  { email: 'client@demo.test', is: 'client', portal: '/client' },
  { email: 'client2@demo.test', is: 'another client', portal: '/client' },
  { email: 'developer@demo.test', is: 'developer', portal: '/contractor' },
  { email: 'tester@demo.test', is: 'tester', portal: '/contractor' },
  { email: 'support@demo.test', is: 'support', portal: '/contractor' },
  { email: 'sales@demo.test', is: 'sales', portal: '/sales-portal' },
  { email: 'pm@demo.test', is: 'project manager', portal: '/project-manager-portal' },
];
