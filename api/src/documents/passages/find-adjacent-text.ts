import type { Context } from '#context';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';

/** A passage, and its known neighbors. */
export type Passage = AiDocumentPassage & Partial<Record<Side, string | null>>;
type Side = 'before' | 'after';
const offsets = { before: -1, after: 1 } as const;

/** The text of the passage before or after, of the same source; null at the ends. */
export async function findAdjacentText({ em }: Context, passage: Passage, side: Side): Promise<string | null> {
  const known = passage[side];
  if (known !== undefined) return known;
  const { document, source } = passage;
  const position = passage.position + offsets[side];
  const found = await em.findOne(AiDocumentPassage, { document: document.id, source, position }, { fields: ['text'] });
  return found?.text ?? null;
}

/** Links consecutive passages of a page, so that only the outermost neighbors are queried. */
export function linkAdjacent(passages: Passage[]): void {
  for (const [index, passage] of passages.entries()) {
    const next = passages[index + 1];
    if (next?.source !== passage.source) continue;
    passage.after = next.text;
    next.before = passage.text;
  }
}
