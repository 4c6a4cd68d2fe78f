import { clock } from '#clock';
import { graphqlEnum } from '#db/graphql-enum';
import type { StrategyCall } from '#calls/strategy-call.entity';

const callStatuses = ['held', 'expired', 'booked', 'cancelled'] as const;
export type CallStatus = (typeof callStatuses)[number];
export const CallStatusEnum = graphqlEnum('StrategyCallStatus', callStatuses, 'State of a strategy call', {
  booked: 'It takes place',
  cancelled: 'It was called off',
  expired: 'It was held and never confirmed',
  held: 'Held until the link in the email is used',
});

type Times = Pick<StrategyCall, 'confirmedAt' | 'heldUntil' | 'cancelledAt'>;

/** An unconfirmed hold is expired even while no one else has taken its slot. */
export function getCallStatus({ confirmedAt, heldUntil, cancelledAt }: Times, now = clock.date()): CallStatus {
  if (confirmedAt || !heldUntil) return cancelledAt ? 'cancelled' : 'booked';
  if (cancelledAt && cancelledAt < heldUntil) return 'cancelled';
  return heldUntil <= now ? 'expired' : 'held';
}
