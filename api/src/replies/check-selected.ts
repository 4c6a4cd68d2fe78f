import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { choosableBy } from '#documents/document.access';
import { badInput } from '#errors';

/** The documents that a question selects, without duplicates. Throws if one can't be selected. */
export async function checkSelectedDocuments(
  { em, viewer }: Pick<Context, 'em' | 'viewer'>,
  ids: readonly string[] | null | undefined,
): Promise<string[]> {
  const selected = [...new Set(ids ?? [])];
  if (selected.length === 0) return [];
  const choosable = await em.count(AiDocument, { $and: [{ id: { $in: selected } }, choosableBy(viewer)] });
  if (choosable < selected.length)
    throw badInput({ selectedDocumentIds: 'One of the documents is no longer available. Select again' });
  return selected;
}
