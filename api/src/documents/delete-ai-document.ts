import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';

/** Deletes a document for good. */
export async function deleteAiDocument({ em, viewer }: Context, id: string): Promise<void> {
  em.remove(await findVisible(em, AiDocument, id, visibleTo(viewer)));
  await em.flush();
}
