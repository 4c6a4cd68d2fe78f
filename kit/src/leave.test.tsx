import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExternalNavigationProvider, useSignOut } from './leave.ts';
import { pendingInvitationKey } from './pending-invitation.ts';

function SignOut() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={signOut}>
      Logout
    </button>
  );
}

test('signing out clears what was entered in this tab, except for an invitation that is being redeemed', async () => {
  sessionStorage.setItem('draft:ticket:1:7', 'My card number is');
  sessionStorage.setItem('draft:lead-notes:1:1:2', 'They said');
  sessionStorage.setItem(pendingInvitationKey, '{}');
  const left: string[] = [];
  render(
    <ExternalNavigationProvider value={(path) => void left.push(path)}>
      <SignOut />
    </ExternalNavigationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(Object.keys(sessionStorage)).toEqual([pendingInvitationKey]);
  expect(left).toEqual(['/api/logout']);
});
