import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { FilePurpose, StoredFile } from '#files/stored-file.entity';

/** Sales can download enquiry attachments; administrators those and the files of documents. */
export function visibleTo(viewer: Viewer | null): Where<StoredFile> {
  if (isInAudience('admin', viewer)) return { $or: [uploadedFor('enquiry_attachment'), uploadedFor('ai_document')] };
  return isInAudience('sales', viewer) ? uploadedFor('enquiry_attachment') : matchNothing;
}

/** Completely uploaded files of a purpose. */
export const uploadedFor = (purpose: FilePurpose): Where<StoredFile> => ({ purpose, uploadedAt: { $ne: null } });
