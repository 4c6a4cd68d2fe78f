import { useState } from 'react';
import { readPendingInvitation } from 'kit/pending-invitation';
import { useViewer } from 'kit/session';
import { EntryPage } from '../entry/entry-page.tsx';
import { HintBox } from '../entry/hint-box.tsx';
import { InvitationDetails } from '../entry/invitation-details.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** The shell opens it with a pending invitation and to signed-in people only. */
export function ContractorRegistrationScreen() {
  const viewer = useViewer();
  // The invitation as of mount: completing it clears it while this screen is still open.
  const [invitation] = useState(readPendingInvitation);
  if (!invitation) return null;
  return (
    <EntryPage title="Contractor registration" lead="Complete your profile to open the contractor hub." hideHomeLink>
      <InvitationDetails invitation={invitation} />
      {invitation.email !== viewer.email && (
        <HintBox urgent>
          This invitation is for {invitation.email}, but you're signed in as {viewer.email}. Please sign out and sign in
          with the invited email.
        </HintBox>
      )}
      <RegistrationForm viewer={viewer} invitation={invitation} />
    </EntryPage>
  );
}
