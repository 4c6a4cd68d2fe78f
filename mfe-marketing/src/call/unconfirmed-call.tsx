import { useState, type ComponentProps } from 'react';
import { useNow } from 'kit/format';
import { type CallFragment, ConfirmCallDocument } from '#call/gql/graphql.ts';
import { Button } from 'kit/controls';
import { strategyCallSchedule } from 'rules/call-times';
import { request } from 'kit/request';
import { toastFailure } from 'kit/toasts';
import { CallPage } from './call-page.tsx';
import { CallActions } from './call-actions.ts';
import { MoveCallForm } from './move-call-form.tsx';
import { formatClockTime } from '../strategy-call/format-call.ts';

interface UnconfirmedCallProps extends Pick<
  ComponentProps<typeof MoveCallForm>,
  'link' | 'zone' | 'onZone' | 'refresh'
> {
  call: CallFragment;
  onChange: (call: CallFragment) => void;
}

const bookLabels = {
  title: 'Choose another time',
  submit: 'Book the call',
  submitting: 'Booking…',
  failed: "Couldn't book the call",
};

/** A time held until its link is used. Once the hold expires, the visitor chooses again. */
export function UnconfirmedCall({ call, onChange, ...rest }: UnconfirmedCallProps) {
  const { link, zone, refresh } = rest;
  const [isChoosing, setChoosing] = useState(false);
  const heldUntil = call.heldUntil ?? call.startsAt;
  const isHeld = useNow(heldUntil) < Date.parse(heldUntil) && call.status === 'held';
  return (
    <CallPage
      state={isHeld ? 'Confirm your strategy call' : 'This booking has expired'}
      startsAt={call.startsAt}
      zone={zone}
      isInactive={!isHeld}
    >
      {isChoosing ? (
        <MoveCallForm
          {...rest}
          labels={{ ...bookLabels, keep: isHeld ? 'Keep the time' : 'Back' }}
          onMoved={onChange}
          onDismiss={() => setChoosing(false)}
        />
      ) : (
        <CallActions>
          {isHeld && <ConfirmButton {...{ link, refresh }} onConfirmed={onChange} />}
          <Button onClick={() => setChoosing(true)}>{bookLabels.title}</Button>
          <p>
            {isHeld
              ? `We hold this time until ${formatClockTime(new Date(heldUntil), zone)}. Didn't book this call? Ignore it, and the booking expires.`
              : `We held this time for ${strategyCallSchedule.holdMinutes} minutes. Choose a time again to book the call.`}
          </p>
        </CallActions>
      )}
    </CallPage>
  );
}

interface ConfirmButtonProps {
  link: string;
  onConfirmed: (call: CallFragment) => void;
  refresh: () => Promise<void>;
}

/** Requires a click, because mail filters open links too. */
function ConfirmButton({ link, onConfirmed, refresh }: ConfirmButtonProps) {
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      onConfirmed((await request(ConfirmCallDocument, { key: link })).confirmCall);
    } catch (error) {
      toastFailure(error, "Couldn't confirm the call");
      setPending(false);
      await refresh();
    }
  };
  return (
    <Button $primary disabled={pending} onClick={() => void confirm()}>
      {pending ? 'Confirming…' : 'Confirm the call'}
    </Button>
  );
}
