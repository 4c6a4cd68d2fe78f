import { useState } from 'react';
import { lazyWithRetry } from 'kit/states';
import type { useUserMutations } from './use-user-mutations.ts';
import type { HubUser } from './use-users.ts';

/** The account action that needs a dialog. */
export interface OpenUserDialog {
  to: 'change-role' | 'deactivate' | 'end-sessions' | 'remove-factors';
  user: HubUser;
}

interface UserDialogsProps {
  openDialog: OpenUserDialog | null;
  changes: ReturnType<typeof useUserMutations>;
  onClose: () => void;
}

const lazyOptions = { waiting: null };
const RoleDialog = lazyWithRetry(async () => (await import('./change-role-dialog.tsx')).ChangeRoleDialog, lazyOptions);
const ConfirmDialog = lazyWithRetry(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog, lazyOptions);

/** Mounted from the first opening on: closing a dialog restores the focus, unmounting it would not. */
export function UserDialogs({ openDialog, changes, onClose }: UserDialogsProps) {
  const [isUsed, setUsed] = useState(false);
  if (openDialog && !isUsed) setUsed(true);
  if (!isUsed) return null;
  const getUserFor = (to: OpenUserDialog['to']) => (openDialog?.to === to ? openDialog.user : null);
  return (
    <>
      <RoleDialog user={getUserFor('change-role')} onChange={changes.changeRole} onClose={onClose} />
      <ConfirmDialog
        user={getUserFor('deactivate')}
        title="Deactivate account"
        text={(name) =>
          `${name} is signed out everywhere and can't sign in until the account is reactivated. Their work is kept.`
        }
        cancelLabel="Keep active"
        confirmLabel="Deactivate"
        onConfirm={(user) => void changes.deactivate(user)}
        onClose={onClose}
      />
      <ConfirmDialog
        user={getUserFor('end-sessions')}
        title="Sign out everywhere"
        text={(name) => `All sessions of ${name} end at once. They can sign in again.`}
        cancelLabel="Cancel"
        confirmLabel="Sign out"
        onConfirm={(user) => void changes.endSessions(user)}
        onClose={onClose}
      />
      <ConfirmDialog
        user={getUserFor('remove-factors')}
        title="Remove two-factor authentication"
        text={(name) =>
          `${name} is signed out everywhere and can sign in with just the password. We'll notify them by email. Only do this for someone who lost their devices and recovery codes, once you've verified who they are.`
        }
        cancelLabel="Cancel"
        confirmLabel="Remove"
        onConfirm={(user) => void changes.removeFactors(user)}
        onClose={onClose}
      />
    </>
  );
}
