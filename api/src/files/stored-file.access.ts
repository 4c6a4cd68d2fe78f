import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { nothing, type Where } from '#db/where';
import type { FilePurpose, StoredFile } from '#files/stored-file.entity';

/** Sales fetch what came with an enquiry, administrators that and the files of documents. */
export function visibleTo(viewer: Viewer | null): Where<StoredFile> {
  if (isInAudience('admin', viewer)) return { $or: [uploadedFor('enquiry_attachment'), uploadedFor('ai_document')] };
  return isInAudience('sales', viewer) ? uploadedFor('enquiry_attachment') : nothing;
}

/** The files of a purpose that are here, whole. */
export const uploadedFor = (purpose: FilePurpose): Where<StoredFile> => ({ purpose, uploadedAt: { $ne: null } });
