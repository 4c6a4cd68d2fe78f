import type { BoardColumn } from 'kit/board';
import { formatMoney } from 'kit/format';
import { type Deal, type Phase, phaseInWords } from './deal.ts';
import { DealCard } from './deal-card.tsx';

/** A phase as a column of the board. */
export function getColumn({ phase, total, value, rows }: Phase, cardIdOf: (deal: Deal) => string): BoardColumn {
  const label = phaseInWords(phase);
  return {
    key: phase,
    label,
    total,
    note: total > rows.length ? `${formatMoney(value)}, showing the newest ${rows.length}` : formatMoney(value),
    empty: `Nothing in ${label.toLowerCase()}`,
    cards: rows.map((deal) => ({
      id: cardIdOf(deal),
      name: `${deal.title}, ${deal.client}`,
      content: <DealCard deal={deal} />,
      isFixed: deal.isSample,
    })),
  };
}
