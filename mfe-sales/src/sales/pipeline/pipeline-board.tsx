import { useState } from 'react';
import { Board, type Move } from 'kit/board';
import { lazyDialog } from 'kit/panel';
import type { Confirmation } from 'kit/dialog';
import { humanize, formatMoney } from 'kit/format';
import { tierFees } from 'rules/create-project';
import { toBoardColumn } from './to-board-column.tsx';
import { type DealMove, type Phase, type PhaseName, type Deal, formatPhase } from './deal.ts';

const ConfirmDialog = lazyDialog(async () => (await import('kit/dialog')).ConfirmDialog);

interface PipelineBoardProps {
  phases: readonly Phase[];
  onMove: (move: DealMove) => Promise<readonly Phase[] | null>;
}

/** The board, with a confirmation before moves that others notice: until confirmed the deal stays where it is. */
export function PipelineBoard({ phases, onMove }: PipelineBoardProps) {
  const [pendingMove, setPendingMove] = useState<DealMove | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const { getCardId, trackWonLead } = useCardIds();
  const send = async (move: DealMove) => trackWonLead(move, phases, await onMove(move));
  const move = ({ card, from, to }: Move) => {
    const deal = phases.flatMap(({ rows }) => rows).find((row) => getCardId(row) === card);
    if (!deal?.id || from === to) return;
    const nextMove = { deal: { ...deal, id: deal.id }, from: from as PhaseName, to: to as PhaseName };
    if (!getMoveConfirmation(nextMove)) return void send(nextMove);
    setPendingMove(nextMove);
    setConfirmed(false);
    setOpen(true);
  };
  const confirmation = pendingMove && getMoveConfirmation(pendingMove);
  return (
    <>
      <Board label="Client Pipeline" columns={phases.map((phase) => toBoardColumn(phase, getCardId))} onMove={move} />
      <ConfirmDialog
        isOpen={isOpen}
        confirmation={confirmation && { ...confirmation, run: () => setConfirmed(true) }}
        onClose={() => setOpen(false)}
        // Not earlier: by now focus is back on the card, and moves along with it.
        onClosed={() => {
          if (pendingMove && isConfirmed) void send(pendingMove);
        }}
      />
    </>
  );
}

/** The id of each card on the board: a won lead keeps its card, and focus, when it becomes a project. */
function useCardIds() {
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

type MoveConfirmation = Omit<Confirmation, 'run'>;

const options = { cancelLabel: 'Not yet', intent: 'primary' } as const;

/** The confirmation for a move that others notice; null if the move can simply be undone. */
function getMoveConfirmation({ deal, to }: DealMove): MoveConfirmation | null {
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
