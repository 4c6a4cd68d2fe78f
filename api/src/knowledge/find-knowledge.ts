import type { Viewer } from '#access/viewer';
import { containing, type Where } from '#db/where';
import { visibleTo } from '#knowledge/knowledge.access';
import type { FindKnowledgeArgs } from '#knowledge/knowledge.inputs';
import type { KnowledgeResource } from '#knowledge/knowledge-resource.entity';

/** The resources that somebody may see and looks for. */
export function knowledgeFor(
  viewer: Viewer | null,
  { hub, category, search }: Pick<FindKnowledgeArgs, 'hub' | 'category' | 'search'>,
): Where<KnowledgeResource> {
  const found: Where<KnowledgeResource>[] = [visibleTo(viewer)];
  if (hub) found.push({ hub });
  if (category) found.push({ category });
  if (search) found.push({ $or: [{ title: containing(search) }, { description: containing(search) }] });
  return { $and: found };
}
