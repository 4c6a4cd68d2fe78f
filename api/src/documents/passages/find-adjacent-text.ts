import type { Context } from '#context';
import { createBatchLoader } from '#db/batch-loader';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';

const offsets = { before: -1, after: 1 } as const;

/** The text of the passage before or after, of the same source; null at the ends. */
export async function findAdjacentText(
  context: Context,
  { document, source, position }: AiDocumentPassage,
  side: keyof typeof offsets,
): Promise<string | null> {
  const place = { document: document.id, source, position: position + offsets[side] };
  return (await loadText(context, JSON.stringify(place))) ?? null;
}

const loadText = createBatchLoader(async ({ em }: Context, keys) => {
  const places = keys.map(
    (key) => JSON.parse(key) as { document: string; source: AiDocumentPassage['source']; position: number },
  );
  const found = await em.find(
    AiDocumentPassage,
    { $or: places },
    { fields: ['document', 'source', 'position', 'text'] },
  );
  return new Map(
    found.map(({ document, source, position, text }) => [
      JSON.stringify({ document: document.id, source, position }),
      text,
    ]),
  );
});
