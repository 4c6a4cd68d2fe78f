import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { choosableBy } from '#documents/document.access';
import { badInput } from '#errors';

/** The documents that a question selects, each once. Throws where one cannot be chosen. */
export async function checkSelectedDocuments(
  { em, viewer }: Pick<Context, 'em' | 'viewer'>,
  ids: readonly string[] | null | undefined,
): Promise<string[]> {
  const selected = [...new Set(ids ?? [])];
  if (selected.length === 0) return [];
  const choosable = await em.count(AiDocument, { $and: [{ id: { $in: selected } }, choosableBy(viewer)] });
  if (choosable < selected.length)
    throw badInput({ selectedDocumentIds: 'One of the documents is not available any more. Please select again' });
  return selected;
}
