import { belongsTo } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { nothing, type Where } from '#db/where';
import type { FilePurpose, StoredFile } from '#files/stored-file.entity';

/** Sales and administrators fetch what came with an enquiry. */
export const visibleTo = (viewer: Viewer | null): Where<StoredFile> =>
  belongsTo('sales', viewer) || belongsTo('admin', viewer) ? uploadedFor('enquiry_attachment') : nothing;

/** The files of a purpose that are here, whole. */
export const uploadedFor = (purpose: FilePurpose): Where<StoredFile> => ({ purpose, uploadedAt: { $ne: null } });
