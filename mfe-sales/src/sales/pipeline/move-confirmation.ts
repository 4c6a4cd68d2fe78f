import type { Confirmation } from 'kit/dialog';
import { humanize, formatMoney } from 'kit/format';
import { tierFees } from 'rules/create-project';
import { type DealMove, formatPhase } from './deal.ts';

type MoveConfirmation = Omit<Confirmation, 'run'>;

const options = { cancelLabel: 'Not yet', intent: 'primary' } as const;

/** The confirmation for a move that others notice; null if the move can simply be undone. */
export function getMoveConfirmation({ deal, to }: DealMove): MoveConfirmation | null {
  const phase = formatPhase(to);
  const rates = `${deal.client} will be invited to rate it.`;
  if (deal.isLead) {
    const starts = `${deal.title} will be marked as won, and its project will start in ${phase} (${describePrice(deal)}).`;
    return {
      ...options,
      title: 'Mark this lead as won and start the project?',
      message: to === 'deployment' ? `${starts} It will be completed right away, and ${rates}` : starts,
      confirmLabel: 'Mark as won',
    };
  }
  if (to !== 'deployment') return null;
  return {
    ...options,
    title: `Move to ${phase}?`,
    message: `${deal.title} will be completed, and ${rates}`,
    confirmLabel: `Move to ${phase}`,
  };
}

function describePrice({ tier }: DealMove['deal']): string {
  const fee = tierFees[tier ?? 'small'];
  const price = fee === null ? 'at a price that is still to be agreed' : formatMoney(fee);
  return tier ? `${humanize(tier)}, ${price}` : `Small, ${price}, until the budget is known`;
}
