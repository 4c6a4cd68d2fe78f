import { type Deal, type DealMove, type Phase, toWonProject } from './deal.ts';

/** The optimistic state of the pipeline after a move. */
export function applyMove(phases: readonly Phase[], { deal, from, to }: DealMove): Phase[] {
  const arriving = deal.isLead ? toWonProject(deal) : deal;
  return phases.map((one) => {
    if (one.phase === from)
      return adjustPhase(
        one,
        -1,
        deal,
        one.rows.filter(({ id }) => id !== deal.id),
      );
    if (one.phase === to) return adjustPhase(one, 1, arriving, [...one.rows, arriving].toSorted(compareNewestFirst));
    return one;
  });
}

/* In cents, to avoid floating-point errors in the sum. */
function adjustPhase(phase: Phase, by: 1 | -1, { value }: Deal, rows: Deal[]): Phase {
  const cents = Math.round(Number(phase.value) * 100) + by * Math.round(Number(value ?? 0) * 100);
  return { ...phase, total: phase.total + by, value: (cents / 100).toFixed(2), rows };
}

/** Sorts newest first; ids grow with time. */
const compareNewestFirst = (one: Deal, other: Deal) => ((one.id ?? '') < (other.id ?? '') ? 1 : -1);
