import type { ComponentProps } from 'react';
import { useNow } from 'kit/format';
import { useSearchState } from 'kit/search-state';
import { ErrorState, ScreenFrame } from 'kit/states';
import { useTimeZone } from '../strategy-call/time-zone.ts';
import { CallSkeleton } from './call-skeleton.tsx';
import { CancelledCall } from './cancelled-call.tsx';
import { InvalidCallLink } from './invalid-call-link.tsx';
import { PastCall } from './past-call.tsx';
import { UnconfirmedCall } from './unconfirmed-call.tsx';
import { UpcomingCall } from './upcoming-call.tsx';
import { useLinkedCall } from './use-linked-call.ts';

/** A booked call, for anyone with the link from its email. */
export function CallScreen() {
  const [key] = useSearchState('key');
  return key ? <LinkedCall key={key} link={key} /> : <InvalidCallLink />;
}

function LinkedCall({ link }: { link: string }) {
  const { call, changed, fault, refresh, adopt } = useLinkedCall(link);
  const [zone, chooseZone] = useTimeZone();
  if (call?.status === 'cancelled') return <CancelledCall call={call} zone={zone} justNow={changed} />;
  if (call?.status === 'booked')
    return (
      <ConfirmedCall {...{ link, call, zone, refresh, justConfirmed: changed }} onZone={chooseZone} onChange={adopt} />
    );
  if (call) return <UnconfirmedCall {...{ link, call, zone, refresh }} onZone={chooseZone} onChange={adopt} />;
  if (fault?.code === 'NOT_FOUND') return <InvalidCallLink />;
  if (!fault) return <CallSkeleton />;
  return (
    <ScreenFrame>
      <ErrorState
        level="h1"
        title="Couldn't load your call"
        hint="Nothing has changed. Try again."
        detail={fault.message}
        onRetry={() => void refresh()}
      />
    </ScreenFrame>
  );
}

/** A call that is booked. It may end while the page is open. */
function ConfirmedCall(props: Omit<ComponentProps<typeof UpcomingCall>, 'now'>) {
  const { call, zone } = props;
  const now = useNow(call.startsAt);
  return Date.parse(call.endsAt) <= now ? <PastCall call={call} zone={zone} /> : <UpcomingCall {...props} now={now} />;
}
