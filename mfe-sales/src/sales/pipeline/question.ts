import { tierFees } from 'rules/create-project';
import { humanize, formatMoney } from 'kit/format';
import { type DealMove, phaseInWords } from './deal.ts';

export interface Question {
  title: string;
  text: string;
  confirm: string;
}

/** What is asked before a move that others notice; nothing, where the move can simply be taken back. */
export function questionAbout({ deal, to }: DealMove): Question | null {
  const phase = phaseInWords(to);
  const rates = `${deal.client} will be asked to rate it.`;
  if (deal.isLead) {
    const starts = `${deal.title} is marked as won, and its project starts in ${phase} (${getPrice(deal)}).`;
    return {
      title: 'Win this lead and start the project?',
      text: to === 'deployment' ? `${starts} It is completed at once, and ${rates}` : starts,
      confirm: 'Win the lead',
    };
  }
  if (to !== 'deployment') return null;
  return {
    title: `Move to ${phase}?`,
    text: `${deal.title} is completed then, and ${rates}`,
    confirm: `Move to ${phase}`,
  };
}

function getPrice({ tier }: DealMove['deal']): string {
  const fee = tierFees[tier ?? 'small'];
  const price = fee === null ? 'at a price that is still to be agreed' : formatMoney(fee);
  return tier ? `${humanize(tier)}, ${price}` : `Small, ${price}, while the budget is not known`;
}
