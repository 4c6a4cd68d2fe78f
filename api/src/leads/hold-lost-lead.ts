import type { EntityManager } from '@mikro-orm/postgresql';
import type { UpdateLeadInput } from 'rules/leads';
import type { Viewer } from '#access/viewer';
import { Enquiry } from '#enquiries/enquiry.entity';
import { announceLead } from '#leads/announce-lead';
import { Lead } from '#leads/lead.entity';
import { holdChange } from '#undo/hold-change';
import { rememberRow } from '#undo/row-memory';
import type { Undo } from '#undo/undo';

/** What else may come with the status when a lead is lost: undone, it is taken back too. */
const lostFields = ['status', 'lostReason', 'lostNote'];

/**
 * Before a lead is marked as lost: remembers it, and its enquiry. The function that it returns lets the viewer undo that, after the
 * change. Null for any other change, and for one that changes more than that.
 */
export async function rememberLostLead(
  tx: EntityManager,
  viewer: Viewer | null,
  { id, status, enquiry }: Lead,
  input: UpdateLeadInput,
): Promise<(() => Promise<void>) | null> {
  const isLost = input.status === 'lost' && status !== 'lost';
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  if (!viewer || !isLost || given.some(([name]) => !lostFields.includes(name))) return null;
  const remembered = [
    ...(enquiry ? [await rememberRow(tx, Enquiry, enquiry.id)] : []),
    await rememberRow(tx, Lead, id),
  ];
  return () => holdChange(tx, viewer, { kind: 'lead_lost', subjectId: id, remembered });
}

/** A lost lead is what it was before: sales learns that. */
export const undoLostLead: Undo =
  async (_tx, { subjectId }, context) =>
  () =>
    announceLead(context, { id: subjectId });
