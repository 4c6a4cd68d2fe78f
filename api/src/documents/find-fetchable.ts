import { validate as isUuid } from 'uuid';
import { findVisible } from '#db/find-visible';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';
import type { FindFile } from '#files/find-file';
import { uploadedFor, visibleTo as fileVisibleTo } from '#files/stored-file.access';
import { StoredFile } from '#files/stored-file.entity';

/** An uploaded file, for viewers of the document it belongs to and for those its purpose allows. */
export const findFetchable: FindFile = async ({ em, viewer }, id) => {
  const ofDocument = isUuid(id) && (await em.count(AiDocument, { $and: [{ file: id }, visibleTo(viewer)] })) > 0;
  return findVisible(em, StoredFile, id, ofDocument ? uploadedFor('ai_document') : fileVisibleTo(viewer));
};
