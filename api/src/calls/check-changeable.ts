import { canChangeCall, strategyCallSchedule } from 'rules/call-times';
import { clock } from '#clock';
import type { StrategyCall } from '#calls/strategy-call.entity';
import { conflict } from '#errors';

/** Rejects a change that comes too late: someone may already be on their way to the call. */
export function checkChangeable({ startsAt }: StrategyCall, now = clock.now()): void {
  if (canChangeCall(startsAt, now)) return;
  const when =
    now < startsAt.getTime()
      ? `begins in less than ${strategyCallSchedule.changeMinutes} minutes`
      : 'has already begun';
  throw conflict(`This call ${when}, so it can no longer be moved or canceled`);
}
