import { type Deal, type DealMove, type Phase, getProject } from './deal.ts';

/** The optimistic state of the pipeline after a move. */
export function moved(phases: readonly Phase[], { deal, from, to }: DealMove): Phase[] {
  const arriving = deal.isLead ? getProject(deal) : deal;
  return phases.map((one) => {
    if (one.phase === from)
      return changed(
        one,
        -1,
        deal,
        one.rows.filter(({ id }) => id !== deal.id),
      );
    if (one.phase === to) return changed(one, 1, arriving, [...one.rows, arriving].toSorted(newestFirst));
    return one;
  });
}

/* In cents, to avoid floating-point errors in the sum. */
function changed(phase: Phase, by: 1 | -1, { value }: Deal, rows: Deal[]): Phase {
  const cents = Math.round(Number(phase.value) * 100) + by * Math.round(Number(value ?? 0) * 100);
  return { ...phase, total: phase.total + by, value: (cents / 100).toFixed(2), rows };
}

/** Sorts newest first; ids grow with time. */
const newestFirst = (one: Deal, other: Deal) => ((one.id ?? '') < (other.id ?? '') ? 1 : -1);
