import type { BoardColumn } from 'kit/board';
import { formatMoney } from 'kit/format';
import { type Deal, type Phase, formatPhase } from './deal.ts';
import { DealCard } from './deal-card.tsx';

/** A phase as a column of the board. */
export function toBoardColumn({ phase, total, value, rows }: Phase, getCardId: (deal: Deal) => string): BoardColumn {
  const label = formatPhase(phase);
  return {
    key: phase,
    label,
    total,
    note: total > rows.length ? `${formatMoney(value)}, showing the newest ${rows.length}` : formatMoney(value),
    empty: `Nothing in ${label.toLowerCase()}`,
    cards: rows.map((deal) => ({
      id: getCardId(deal),
      name: `${deal.title}, ${deal.client}`,
      content: <DealCard deal={deal} />,
      isFixed: deal.isSample,
    })),
  };
}
