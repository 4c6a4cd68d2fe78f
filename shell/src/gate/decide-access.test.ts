import { people } from 'kit/test/people';
import { findPortal } from '../portals.ts';
import { decideAccess } from './decide-access.ts';

type Who = keyof typeof people | 'nobody';
const everyone: Who[] = ['nobody', ...(Object.keys(people) as Who[])];
const contractors: Who[] = ['developer', 'tester', 'support', 'sales', 'pm'];
const admins: Who[] = ['admin', 'founder'];

/** The route table as the specification has it: who sees the screen, and where signed-out people go. */
const table: { path: string; shownTo: Who[]; nobody: 'show' | 'redirect /' | 'signIn' }[] = [
  { path: '/', shownTo: everyone, nobody: 'show' },
  { path: '/contact', shownTo: everyone, nobody: 'show' },
  { path: '/login', shownTo: ['nobody'], nobody: 'show' },
  { path: '/forgot-password', shownTo: ['nobody'], nobody: 'show' },
  { path: '/reset-password', shownTo: everyone, nobody: 'show' },
  { path: '/join', shownTo: ['nobody'], nobody: 'show' },
  { path: '/account', shownTo: everyone.filter((who) => who !== 'nobody'), nobody: 'signIn' },
  { path: '/client', shownTo: ['client'], nobody: 'signIn' },
  { path: '/client/projects', shownTo: ['client'], nobody: 'signIn' },
  { path: '/contractor', shownTo: [...contractors, ...admins], nobody: 'signIn' },
  { path: '/contractor-portal', shownTo: [...contractors, ...admins], nobody: 'signIn' },
  { path: '/sales-portal', shownTo: ['sales', ...admins], nobody: 'signIn' },
  { path: '/project-manager-portal', shownTo: ['pm', ...admins], nobody: 'signIn' },
  { path: '/admin', shownTo: admins, nobody: 'signIn' },
  { path: '/admin-dashboard', shownTo: ['founder'], nobody: 'signIn' },
  { path: '/admin-dashboard/audit', shownTo: ['founder'], nobody: 'signIn' },
  { path: '/admin-dashboard/access', shownTo: ['founder'], nobody: 'signIn' },
  { path: '/admin/invites', shownTo: admins, nobody: 'signIn' },
  { path: '/admin/projects', shownTo: admins, nobody: 'signIn' },
  { path: '/admin/releases', shownTo: admins, nobody: 'signIn' },
  { path: '/admin/security', shownTo: admins, nobody: 'signIn' },
  { path: '/admin/tickets', shownTo: admins, nobody: 'signIn' },
  { path: '/contractor-registration', shownTo: [], nobody: 'redirect /' },
];
const cells = table.flatMap(({ path, shownTo, nobody }) =>
  everyone.map((who) => ({
    path,
    who,
    outcome: who === 'nobody' ? nobody : shownTo.includes(who) ? 'show' : 'redirect /',
  })),
);

test.each(cells)('$who at $path: $outcome', ({ path, who, outcome }) => {
  expect(decided(path, who)).toBe(outcome);
});

test.each(everyone.filter((who) => who !== 'nobody'))('%s with a pending invitation may complete it', (who) => {
  expect(decided('/contractor-registration', who, true)).toBe('show');
});

test('an administrator who is not the founder is told why the knowledge hub stays closed', () => {
  expect(decideAccess(rowAt('/admin-dashboard'), visitor('admin', false))).toMatchObject({
    toast: { title: 'Access Denied', description: 'This portal is restricted to administrators only.' },
  });
});

test('a signed-out person is told why the registration stays closed', () => {
  expect(decideAccess(rowAt('/contractor-registration'), visitor('nobody', true))).toMatchObject({
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

test('a slash at the end changes nothing', () => {
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
  return { audiences: who === 'nobody' ? null : people[who].audiences, hasPendingInvitation };
}
