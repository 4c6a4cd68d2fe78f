import { useState } from 'react';
import { onDemand } from 'kit/states';
import type { useUserChanges } from './use-user-changes.ts';
import type { HubUser } from './use-users.ts';

/** What one is about to do with an account that needs a word more. */
export interface OpenUserDialog {
  to: 'change-role' | 'deactivate' | 'end-sessions' | 'remove-factors';
  user: HubUser;
}

interface UserDialogsProps {
  asked: OpenUserDialog | null;
  changes: ReturnType<typeof useUserChanges>;
  onClose: () => void;
}

const nothing = { waiting: null };
const RoleDialog = onDemand(async () => (await import('./change-role-dialog.tsx')).ChangeRoleDialog, nothing);
const Question = onDemand(async () => (await import('./question-dialog.tsx')).QuestionDialog, nothing);

/** They are there from the first opening on: a dialog that closes, rather than goes, gives the focus back. */
export function UserDialogs({ asked, changes, onClose }: UserDialogsProps) {
  const [isUsed, setUsed] = useState(false);
  if (asked && !isUsed) setUsed(true);
  if (!isUsed) return null;
  const about = (to: OpenUserDialog['to']) => (asked?.to === to ? asked.user : null);
  return (
    <>
      <RoleDialog user={about('change-role')} onChange={changes.changeRole} onClose={onClose} />
      <Question
        user={about('deactivate')}
        title="Deactivate account"
        text={(name) =>
          `${name} is signed out everywhere and cannot sign in until the account is reactivated. Their work is kept.`
        }
        keep="Keep it open"
        go="Deactivate"
        onGo={(user) => void changes.deactivate(user)}
        onClose={onClose}
      />
      <Question
        user={about('end-sessions')}
        title="Sign out everywhere"
        text={(name) => `All sessions of ${name} end at once. They can sign in again.`}
        keep="Cancel"
        go="Sign out"
        onGo={(user) => void changes.endSessions(user)}
        onClose={onClose}
      />
      <Question
        user={about('remove-factors')}
        title="Remove two-factor authentication"
        text={(name) =>
          `${name} is signed out everywhere and can sign in with just the password. We'll notify them by email. Only do this for someone who lost their devices and recovery codes, once you've verified who they are.`
        }
        keep="Cancel"
        go="Remove"
        onGo={(user) => void changes.removeFactors(user)}
        onClose={onClose}
      />
    </>
  );
}
