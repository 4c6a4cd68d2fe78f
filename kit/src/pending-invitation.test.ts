import {
  clearPendingInvitation,
  hasPendingInvitation,
  readPendingInvitation,
  savePendingInvitation,
} from './pending-invitation.ts';

const invitation = { code: 'ABCD-EFGH', email: 'dan@example.test', role: 'developer' };

test('an invitation is kept for the browser session until it is cleared', () => {
  savePendingInvitation(invitation);
  expect(readPendingInvitation()).toEqual(invitation);
  clearPendingInvitation();
  expect(hasPendingInvitation()).toBe(false);
});

test.each(['', 'no json', 'null', '{"code":1}', '{"code":"x","email":"y"}'])('%j is not an invitation', (kept) => {
  sessionStorage.setItem('pendingInvitation', kept);
  expect(readPendingInvitation()).toBeNull();
});
