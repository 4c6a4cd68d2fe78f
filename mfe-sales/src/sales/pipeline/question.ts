import { tierFees } from 'rules/create-project';
import { humanize, formatMoney } from 'kit/format';
import { type DealMove, phaseInWords } from './deal.ts';

export interface Question {
  title: string;
  text: string;
  confirm: string;
}

/** The confirmation for a move that others notice; null if the move can simply be undone. */
export function questionAbout({ deal, to }: DealMove): Question | null {
  const phase = phaseInWords(to);
  const rates = `${deal.client} will be invited to rate it.`;
  if (deal.isLead) {
    const starts = `${deal.title} will be marked as won, and its project will start in ${phase} (${getPrice(deal)}).`;
    return {
      title: 'Mark this lead as won and start the project?',
      text: to === 'deployment' ? `${starts} It will be completed right away, and ${rates}` : starts,
      confirm: 'Mark as won',
    };
  }
  if (to !== 'deployment') return null;
  return {
    title: `Move to ${phase}?`,
    text: `${deal.title} will be completed, and ${rates}`,
    confirm: `Move to ${phase}`,
  };
}

function getPrice({ tier }: DealMove['deal']): string {
  const fee = tierFees[tier ?? 'small'];
  const price = fee === null ? 'at a price that is still to be agreed' : formatMoney(fee);
  return tier ? `${humanize(tier)}, ${price}` : `Small, ${price}, until the budget is known`;
}
