import { useState } from 'react';
import type { Confirmation } from 'kit/dialog';
import { lazyWithRetry } from 'kit/states';
import { getFullName, type useUserMutations } from './use-user-mutations.ts';
import type { HubUser } from './use-users.ts';

/** The account action that needs a dialog. */
export interface OpenUserDialog {
  to: 'access-tokens' | 'change-role' | 'deactivate' | 'end-sessions' | 'remove-factors';
  user: HubUser;
}

interface UserDialogsProps {
  openDialog: OpenUserDialog | null;
  changes: ReturnType<typeof useUserMutations>;
  onClose: () => void;
}

const lazyOptions = { waiting: null };
const RoleDialog = lazyWithRetry(async () => (await import('./change-role-dialog.tsx')).ChangeRoleDialog, lazyOptions);
const TokensDialog = lazyWithRetry(
  async () => (await import('./user-tokens-dialog.tsx')).UserTokensDialog,
  lazyOptions,
);
const ConfirmDialog = lazyWithRetry(async () => (await import('kit/dialog')).ConfirmDialog, lazyOptions);

/** Mounted from the first opening on: closing a dialog restores the focus, unmounting it would not. */
export function UserDialogs({ openDialog, changes, onClose }: UserDialogsProps) {
  const [isUsed, setUsed] = useState(false);
  if (openDialog && !isUsed) setUsed(true);
  if (!isUsed) return null;
  const confirmation = openDialog && toConfirmation(openDialog, changes);
  return (
    <>
      <RoleDialog
        user={openDialog?.to === 'change-role' ? openDialog.user : null}
        onChange={changes.changeRole}
        onClose={onClose}
      />
      <TokensDialog user={openDialog?.to === 'access-tokens' ? openDialog.user : null} onClose={onClose} />
      <ConfirmDialog isOpen={confirmation !== null} confirmation={confirmation} onClose={onClose} />
    </>
  );
}

function toConfirmation({ to, user }: OpenUserDialog, changes: UserDialogsProps['changes']): Confirmation | null {
  const name = getFullName(user);
  switch (to) {
    case 'access-tokens':
    case 'change-role':
      return null;
    case 'deactivate':
      return {
        title: 'Deactivate account',
        message: `${name} is signed out everywhere and can't sign in until the account is reactivated. Their work is kept.`,
        cancelLabel: 'Keep active',
        confirmLabel: 'Deactivate',
        intent: 'danger',
        run: () => void changes.deactivate(user),
      };
    case 'end-sessions':
      return {
        title: 'Sign out everywhere',
        message: `All sessions of ${name} end and their access tokens are revoked. They can sign in again.`,
        confirmLabel: 'Sign out',
        intent: 'danger',
        run: () => void changes.endSessions(user),
      };
    case 'remove-factors':
      return {
        title: 'Remove two-factor authentication',
        message: `${name} is signed out everywhere and can sign in with just the password. We'll notify them by email. Only do this for someone who lost their devices and recovery codes, once you've verified who they are.`,
        confirmLabel: 'Remove',
        intent: 'danger',
        run: () => void changes.removeFactors(user),
      };
  }
}
