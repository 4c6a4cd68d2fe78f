import { type ReactNode, useState } from 'react';
import { useApolloClient, useOptimisticMutation, useUndo } from 'kit/apollo';
import { lazyDialog } from 'kit/panel';
import { toast } from 'kit/toasts';
import { getLeadStatusLabel } from 'rules/lead-labels';
import type { LeadStatus, LostReason } from 'rules/leads';
import { MoveLeadDocument, UndoMoveLeadDocument } from '#gql/graphql.ts';
import { refetchLeads } from './refetch-leads.ts';

const LostDialog = lazyDialog(async () => (await import('./lost/lost-dialog.tsx')).LostDialog);

interface MovableLead {
  id: string;
  companyName: string;
  enquiry?: { id: string } | null;
}

export interface Loss {
  lostReason: LostReason;
  lostNote: string | null;
}

/** Changes the status of a lead. One that becomes lost opens a dialog that asks why, which the caller shows. */
export function useMoveLead(): { move: (lead: MovableLead, status: LeadStatus) => void; lostDialog: ReactNode } {
  const send = useSendMove();
  const [losing, setLosing] = useState<MovableLead | null>(null);
  const move = (lead: MovableLead, status: LeadStatus) =>
    status === 'lost' ? setLosing(lead) : void send(lead, status);
  const lostDialog = (
    <LostDialog
      isOpen={losing !== null}
      leadName={losing?.companyName ?? ''}
      onClose={() => setLosing(null)}
      onLose={(loss) => {
        setLosing(null);
        if (losing) void send(losing, 'lost', loss);
      }}
    />
  );
  return { move, lostDialog };
}

/** Changes the status optimistically. A lead that leaves "new" has its enquiry answered. It can be undone. */
function useSendMove() {
  const client = useApolloClient();
  const [send] = useOptimisticMutation(MoveLeadDocument, { failed: "Couldn't change the status" });
  const undo = useUndo(UndoMoveLeadDocument);
  return async ({ id, companyName, enquiry }: MovableLead, status: LeadStatus, loss?: Loss) => {
    const now = new Date().toISOString();
    const closedAt = status === 'won' || status === 'lost' ? now : null;
    const answered = enquiry && { __typename: 'Enquiry' as const, id: enquiry.id, answeredAt: now };
    const { lostReason = null, lostNote = null } = loss ?? {};
    const changes = { id, status, closedAt, lostReason, lostNote, updatedAt: now, enquiry: answered ?? null };
    const updateLead = { __typename: 'Lead' as const, ...changes };
    if (!(await send({ variables: { id, status, ...loss }, optimisticResponse: { updateLead } }))) return;
    const title = status === 'lost' ? 'Lead marked as lost' : `${companyName} is now ${getLeadStatusLabel(status)}`;
    toast({ title, intent: 'success', action: undo(id) });
    await refetchLeads(client);
  };
}
