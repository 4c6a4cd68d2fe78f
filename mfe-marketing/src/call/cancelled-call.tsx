import type { CallFragment } from '#call/gql/graphql.ts';
import { BookAnother } from './book-another.tsx';
import { CallPage } from './call-page.tsx';
import { Told } from './told.tsx';

interface CancelledCallProps {
  call: CallFragment;
  zone: string;
  /** Cancelled on this page, and not found cancelled. */
  justNow: boolean;
}

/** Nothing takes place; another call is one press away. */
export function CancelledCall({ call, zone, justNow }: CancelledCallProps) {
  return (
    <CallPage state="Your strategy call is cancelled" startsAt={call.startsAt} zone={zone} off>
      {justNow && <Told>Cancelled. A mail about it is on its way, and it takes the call out of your calendar.</Told>}
      <BookAnother />
    </CallPage>
  );
}
