import { people } from 'kit/test/people';
import { findPortal } from '../portals.ts';
import { decideAccess } from './decide-access.ts';

type Who = keyof typeof people | 'visitor';
const everyone: Who[] = ['visitor', ...(Object.keys(people) as Who[])];
const contractors: Who[] = ['developer', 'tester', 'support', 'sales', 'pm'];
const admins: Who[] = ['admin', 'founder'];

/** The route table of the specification: who sees the screen, and where signed-out people go. */
const table: { path: string; shownTo: Who[]; signedOut: 'show' | 'redirect /' | 'signIn' }[] = [
  { path: '/', shownTo: everyone, signedOut: 'show' },
  { path: '/contact', shownTo: everyone, signedOut: 'show' },
  { path: '/login', shownTo: ['visitor'], signedOut: 'show' },
  { path: '/forgot-password', shownTo: ['visitor'], signedOut: 'show' },
  { path: '/reset-password', shownTo: everyone, signedOut: 'show' },
  { path: '/join', shownTo: ['visitor'], signedOut: 'show' },
  { path: '/account', shownTo: everyone.filter((who) => who !== 'visitor'), signedOut: 'signIn' },
  { path: '/client', shownTo: ['client'], signedOut: 'signIn' },
  { path: '/client/projects', shownTo: ['client'], signedOut: 'signIn' },
  { path: '/contractor', shownTo: [...contractors, ...admins], signedOut: 'signIn' },
  { path: '/contractor-portal', shownTo: [...contractors, ...admins], signedOut: 'signIn' },
  { path: '/sales-portal', shownTo: ['sales', ...admins], signedOut: 'signIn' },
  { path: '/project-manager-portal', shownTo: ['pm', ...admins], signedOut: 'signIn' },
  { path: '/project-manager-portal/projects/p1', shownTo: ['pm', ...admins], signedOut: 'signIn' },
  { path: '/admin', shownTo: admins, signedOut: 'signIn' },
  { path: '/admin-dashboard', shownTo: ['founder', 'analyst'], signedOut: 'signIn' },
  { path: '/admin-dashboard/audit', shownTo: ['founder'], signedOut: 'signIn' },
  { path: '/admin-dashboard/access', shownTo: ['founder'], signedOut: 'signIn' },
  { path: '/admin/invites', shownTo: admins, signedOut: 'signIn' },
  { path: '/admin/users', shownTo: admins, signedOut: 'signIn' },
  { path: '/admin/projects', shownTo: admins, signedOut: 'signIn' },
  { path: '/admin/releases', shownTo: admins, signedOut: 'signIn' },
  { path: '/admin/security', shownTo: admins, signedOut: 'signIn' },
  { path: '/admin/tickets', shownTo: admins, signedOut: 'signIn' },
  { path: '/contractor-registration', shownTo: [], signedOut: 'redirect /' },
];
const cells = table.flatMap(({ path, shownTo, signedOut }) =>
  everyone.map((who) => ({
    path,
    who,
    outcome: who === 'visitor' ? signedOut : shownTo.includes(who) ? 'show' : 'redirect /',
  })),
);

test.each(cells)('$who at $path: $outcome', ({ path, who, outcome }) => {
  expect(decided(path, who)).toBe(outcome);
});

test.each(everyone.filter((who) => who !== 'visitor'))('%s with a pending invitation may complete it', (who) => {
  expect(decided('/contractor-registration', who, true)).toBe('show');
});

test('an administrator who is not the founder gets the reason why the knowledge hub is closed', () => {
  expect(decideAccess(rowAt('/admin-dashboard'), visitor('admin', false))).toMatchObject({
    toast: { title: 'Access Denied', description: 'This portal is restricted to administrators only.' },
  });
});

test('a signed-out person gets the reason why the registration is closed', () => {
  expect(decideAccess(rowAt('/contractor-registration'), visitor('visitor', true))).toMatchObject({
    toast: { title: 'Access Denied', description: 'Please log in to complete contractor registration.' },
  });
});

test.each([
  '/nowhere',
  '/clients',
  '/admin/other',
  '/admin-dashboard/other',
  '/contractor/projects',
  '/login/again',
  '/api',
])('%s is not in the table', (path) => {
  expect(findPortal(path)).toBeUndefined();
});

test('a trailing slash makes no difference', () => {
  expect(findPortal('/client/')).toBe(findPortal('/client'));
});

function decided(path: string, who: Who, hasPendingInvitation = false): string {
  const decision = decideAccess(rowAt(path), visitor(who, hasPendingInvitation));
  return decision.kind === 'redirect' ? `redirect ${decision.to}` : decision.kind;
}

function rowAt(path: string) {
  const row = findPortal(path);
  if (!row) throw new Error(`${path} is not in the table`);
  return row;
}

function visitor(who: Who, hasPendingInvitation: boolean) {
  return { audiences: who === 'visitor' ? null : people[who].audiences, hasPendingInvitation };
}
