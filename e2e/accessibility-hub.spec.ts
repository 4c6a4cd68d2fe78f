import { testAccessibility } from './test-accessibility.ts';

const hub = (tab: string) => ({ path: `/contractor?tab=${tab}`, as: 'developer' }) as const;

testAccessibility([
  { path: '/contractor', as: 'developer', settled: 'New request, since' },
  { path: '/contractor', as: 'sales', settled: '4.9' },
  { ...hub('projects'), settled: 'Harbour Booking Portal' },
  { ...hub('projects'), press: 'Create New Project', settled: 'Estimated Duration in weeks' },
  {
    ...hub('projects'),
    press: ['App Link of Harbour Booking Portal', 'Edit links'],
    settled: 'Save links',
  },
  { ...hub('projects'), press: 'App Link of Clinic Client Portal', settled: 'No links yet' },
  { ...hub('projects'), press: 'Contact the client of Harbour Booking Portal', settled: 'Send Message' },
  { ...hub('projects'), press: 'Update Harbour Booking Portal', settled: 'Progress in percent' },
  { ...hub('dochub'), settled: 'Definition of Done' },
  { ...hub('dochub&q=client'), settled: '4 documents' },
  { ...hub('dochub&q=zebra&category=audit'), settled: 'Nothing found for' },
  { ...hub('dochub'), open: 'Security Audit Checklist', settled: 'How to check the first one' },
  { ...hub('dochub'), open: 'Support Agreement, Sample', settled: '180 KB' },
  { ...hub('ai-nexus'), settled: 'Prompt Library' },
  { ...hub('ai-nexus'), press: 'Suggest Tool', settled: 'Why others should know it' },
  { ...hub('upskill'), settled: '7/12' },
  { ...hub('upskill'), open: 'React Mastery', settled: 'Measure before you optimize' },
  { ...hub('billing'), settled: 'Harbour Booking Portal' },
  { path: '/contractor?tab=billing', as: 'sales', settled: '$64,000' },
  { path: '/contractor?tab=tickets', as: 'support', settled: 'Resolved' },
  {
    path: '/contractor?tab=tickets',
    as: 'support',
    press: 'Reply: Deposits show in the wrong currency',
    settled: 'A fix is in testing.',
  },
  { path: '/contractor?tab=tickets&ticket=nope', as: 'support', settled: 'This ticket is no longer available to you.' },
  { ...hub('client-store'), settled: 'Jonas Falk' },
  { ...hub('client-store'), press: 'Contact Jonas Falk', settled: 'Send Message' },
  { ...hub('client-store'), press: 'Decline the request from Jonas Falk', settled: 'Keep it' },
  { path: '/contractor?tab=jarvis', as: 'developer', settled: 'Sign-in of the booking portal' },
  {
    path: '/contractor?tab=jarvis',
    as: 'developer',
    open: 'Sign-in of the booking portal',
    settled: 'Jarvis can make mistakes',
  },
]);
