import { testAccessibility } from './test-accessibility.ts';

testAccessibility([
  { path: '/login', settled: 'New accounts come by invitation from an administrator.' },
  { path: '/?sign-in=client', settled: 'Continue to Client Portal' },
  { path: '/?sign-in=associate', settled: 'I Have a Login Code' },
  { path: '/contact', settled: 'Integrates existing tools' },
  { path: '/contact', press: 'Send project details', settled: 'You must agree to be contacted' },
  { path: '/contact', press: 'Book a 15-min strategy call', settled: 'Schedule Your Strategy Call' },
  { path: '/', press: 'Start Your Project', settled: 'I agree to the privacy policy and to be contacted.' },
  { path: '/forgot-password', settled: 'Send link' },
  { path: '/reset-password?token=any', settled: 'Change password' },
  { path: '/call', settled: 'This link is no longer valid' },
  { path: '/enquiry', settled: 'This link is invalid' },
  { path: '/join', settled: 'Invalid Invitation' },
  { path: '/', as: 'client', settled: 'Spare Part Finder' },
  { path: '/', as: 'sales', settled: 'Enquiry' },
  { path: '/no-such-page', settled: 'None of the', isMissing: true },
  { path: '/contat', settled: 'Did you mean', isMissing: true },
  { path: '/account', as: 'pm', settled: 'Passkey name' },
]);
