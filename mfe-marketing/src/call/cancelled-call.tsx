import type { CallFragment } from '#call/gql/graphql.ts';
import { BookAnother } from './book-another.tsx';
import { CallPage } from './call-page.tsx';
import { Confirmation } from './confirmation.tsx';

interface CancelledCallProps {
  call: CallFragment;
  zone: string;
  /** Canceled on this page, not before. */
  justNow: boolean;
}

/** Nothing takes place; another call is one press away. */
export function CancelledCall({ call, zone, justNow }: CancelledCallProps) {
  return (
    <CallPage state="Your strategy call is canceled" startsAt={call.startsAt} zone={zone} isInactive>
      {justNow && (
        <Confirmation>Canceled. We'll email you an update that removes the call from your calendar.</Confirmation>
      )}
      <BookAnother />
    </CallPage>
  );
}
