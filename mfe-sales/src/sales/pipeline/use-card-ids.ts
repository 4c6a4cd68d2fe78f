import { useState } from 'react';
import type { Deal, DealMove, Phase } from './deal.ts';

/** The id of each card on the board: a won lead keeps its card, and focus, when it becomes a project. */
export function useCardIds() {
  const [leads, setLeads] = useState<Record<string, string>>({});
  return {
    /** Samples have no id; their titles differ. */
    getCardId: ({ id, title }: Deal): string => (id ? (leads[id] ?? id) : `sample ${title}`),
    /** After a move: maps a new project to the lead it came from. */
    trackWonLead: ({ deal, to }: DealMove, before: readonly Phase[], after: readonly Phase[] | null) => {
      const known = new Set(findPhaseRows(before, to).map(({ id }) => id));
      const project = deal.isLead && findPhaseRows(after ?? [], to).find(({ id }) => !known.has(id));
      if (project && project.id) setLeads((all) => ({ ...all, [project.id ?? '']: deal.id }));
    },
  };
}

const findPhaseRows = (phases: readonly Phase[], name: string) =>
  phases.find(({ phase }) => phase === name)?.rows ?? [];
