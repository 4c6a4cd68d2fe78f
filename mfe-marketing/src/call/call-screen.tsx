import { type ComponentProps, useCallback, useState } from 'react';
import { isNotFound } from 'kit/fault';
import { useNow } from 'kit/format';
import { useSearchState } from 'kit/search-state';
import { ErrorState, ScreenFrame, Notice, Skeleton, SlowHint } from 'kit/states';
import { ButtonLink, Button } from 'kit/controls';
import { request } from 'kit/request';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type CallFragment, StrategyCallDocument } from '#call/gql/graphql.ts';
import { useTimeZone } from '../strategy-call/time-zone.ts';
import { useAsyncData } from '../data/use-async-data.ts';
import { StrategyCallDialog } from '../strategy-call/strategy-call-dialog.tsx';
import { UnconfirmedCall } from './unconfirmed-call.tsx';
import { UpcomingCall } from './upcoming-call.tsx';
import { CallPage } from './call-page.tsx';
import { Confirmation } from './confirmation.tsx';

/** A booked call, for anyone with the link from its email. */
export function CallScreen() {
  const [key] = useSearchState('key');
  return key ? <LinkedCall key={key} link={key} /> : <InvalidCallLink />;
}

function LinkedCall({ link }: { link: string }) {
  const { call, changed, fault, refresh, adopt } = useLinkedCall(link);
  const [zone, chooseZone] = useTimeZone();
  if (call?.status === 'cancelled') return <CanceledCall call={call} zone={zone} justNow={changed} />;
  if (call?.status === 'booked')
    return (
      <ConfirmedCall {...{ link, call, zone, refresh, justConfirmed: changed }} onZone={chooseZone} onChange={adopt} />
    );
  if (call) return <UnconfirmedCall {...{ link, call, zone, refresh }} onZone={chooseZone} onChange={adopt} />;
  if (isNotFound(fault)) return <InvalidCallLink />;
  if (!fault) return <CallSkeleton />;
  return (
    <ScreenFrame>
      <ErrorState
        level="h1"
        title="Couldn't load your call"
        hint="Try again."
        detail={fault.message}
        onRetry={() => void refresh()}
      />
    </ScreenFrame>
  );
}

/** A booked call, which may end while the page is open. */
function ConfirmedCall(props: Omit<ComponentProps<typeof UpcomingCall>, 'now'>) {
  const { call, zone } = props;
  const now = useNow(call.startsAt);
  return Date.parse(call.endsAt) <= now ? <PastCall call={call} zone={zone} /> : <UpcomingCall {...props} now={now} />;
}

function PastCall({ call, zone }: { call: CallFragment; zone: string }) {
  return (
    <CallPage state="This call is over" startsAt={call.startsAt} zone={zone}>
      <BookAnother />
    </CallPage>
  );
}

function InvalidCallLink() {
  return (
    <Notice
      title="This link is no longer valid"
      text="It may be incomplete. Open it from the latest email about your call, or book another one."
    >
      <ButtonLink to="/contact" $primary>
        Book a call
      </ButtonLink>
    </Notice>
  );
}

/** The call that a link opens. `adopt` stores the call that a mutation returned, and sets `changed`. */
function useLinkedCall(key: string) {
  const loaded = useAsyncData(
    useCallback(async () => (await request(StrategyCallDocument, { key })).strategyCall, [key]),
  );
  const [changed, adopt] = useState<CallFragment | null>(null);
  const refresh = async () => {
    await loaded.refresh();
    adopt(null);
  };
  return { call: changed ?? loaded.answer, changed: changed !== null, fault: loaded.fault, refresh, adopt };
}

interface CanceledCallProps {
  call: CallFragment;
  zone: string;
  /** Canceled on this page just now, not on an earlier visit. */
  justNow: boolean;
}

/** A canceled call, with a button to book another one. */
function CanceledCall({ call, zone, justNow }: CanceledCallProps) {
  return (
    <CallPage state="Your strategy call is canceled" startsAt={call.startsAt} zone={zone} isInactive>
      {justNow && (
        <Confirmation>Canceled. We'll email you an update that removes the call from your calendar.</Confirmation>
      )}
      <BookAnother />
    </CallPage>
  );
}

function BookAnother() {
  const [isBooking, setBooking] = useState(false);
  return (
    <div>
      <Button $primary onClick={() => setBooking(true)}>
        Book another call
      </Button>
      <StrategyCallDialog isOpen={isBooking} onClose={useCallback(() => setBooking(false), [])} />
    </div>
  );
}

/** Shown while the call loads. */
function CallSkeleton() {
  return (
    <Place role="status" aria-busy aria-label="Loading your call">
      <Skeleton $width="160px" $height="20px" />
      <Skeleton $width="460px" $height="64px" />
      <Skeleton $width="240px" $height="24px" />
      <Skeleton $width="320px" $height="40px" />
      <SlowHint />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  max-width: 1040px;
  margin: 0 auto;
  padding: ${tokens.space.scene} ${tokens.space.l} ${tokens.space.xxl};
  gap: ${tokens.space.m};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xxl} ${tokens.space.m};
  }
`;
