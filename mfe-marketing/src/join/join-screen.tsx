import { useState } from 'react';
import { useSearchParams } from 'kit/router';
import { ErrorState, ScreenFrame, LoadingState } from 'kit/states';
import { brand } from 'rules/brand';
import { EntryPage } from '../entry/entry-page.tsx';
import { InvitationDetails } from '../entry/invitation-details.tsx';
import { InvalidInvitation } from './invalid-invitation.tsx';
import { JoinForm } from './join-form.tsx';
import { useInvitation } from './use-invitation.ts';

export function JoinScreen() {
  const token = useSearchParams()[0].get('invite');
  const [attempt, setAttempt] = useState(0);
  if (!token) return <InvalidInvitation />;
  return <Invited key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt(attempt + 1)} />;
}

function Invited({ token, onRetry }: { token: string; onRetry: () => void }) {
  const known = useInvitation(token);
  if (known.state === 'checking') return <LoadingState level="h1" text="Validating invitation..." />;
  if (known.state === 'invalid') return <InvalidInvitation />;
  if (known.state === 'unknown') {
    return (
      <ScreenFrame>
        <ErrorState
          level="h1"
          title="Couldn't check your invitation"
          hint="The server did not answer. Your invitation is as it was; try again in a moment."
          onRetry={onRetry}
        />
      </ScreenFrame>
    );
  }
  return (
    <EntryPage title={`Join ${brand.name}`} lead="You are invited. Tell us your name and choose a password.">
      <InvitationDetails invitation={known.invitation} />
      <JoinForm token={token} invitation={known.invitation} />
    </EntryPage>
  );
}
