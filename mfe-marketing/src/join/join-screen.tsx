import { useState } from 'react';
import { useSearchState } from 'kit/search-state';
import { ErrorState, ScreenFrame, LoadingState } from 'kit/states';
import { brand } from 'rules/brand';
import { EntryPage } from '../entry/entry-page.tsx';
import { InvitationDetails } from '../entry/invitation-details.tsx';
import { InvalidInvitation } from './invalid-invitation.tsx';
import { JoinForm } from './join-form.tsx';
import { useInvitation } from './use-invitation.ts';

export function JoinScreen() {
  const [token] = useSearchState('invite');
  const [attempt, setAttempt] = useState(0);
  if (!token) return <InvalidInvitation />;
  return <JoinWithInvitation key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt(attempt + 1)} />;
}

function JoinWithInvitation({ token, onRetry }: { token: string; onRetry: () => void }) {
  const lookup = useInvitation(token);
  if (lookup.state === 'checking') return <LoadingState level="h1" text="Validating invitation..." />;
  if (lookup.state === 'invalid') return <InvalidInvitation />;
  if (lookup.state === 'unknown') {
    return (
      <ScreenFrame>
        <ErrorState
          level="h1"
          title="Couldn't check your invitation"
          hint="The server didn't respond. Your invitation hasn't changed. Try again."
          onRetry={onRetry}
        />
      </ScreenFrame>
    );
  }
  return (
    <EntryPage title={`Join ${brand.name}`} lead="You're invited. Enter your name and choose a password.">
      <InvitationDetails invitation={lookup.invitation} />
      <JoinForm token={token} invitation={lookup.invitation} />
    </EntryPage>
  );
}
