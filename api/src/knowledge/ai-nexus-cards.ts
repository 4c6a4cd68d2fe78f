import type { Context } from '#context';
import type { Connection } from '#db/page';
import type { AiNexusCardsArgs } from '#knowledge/knowledge.inputs';
import { toCard, type KnowledgeCard, toSampleCard } from '#knowledge/knowledge-card';
import { findPublishedPage } from '#knowledge/find-published-page';
import { sampleNews, sampleTools } from '#sample-figures/knowledge-rows';
import { getSamples } from '#sample-figures/get-samples';

/** Specification part 2 §2, tab 4: the tools, and the news, which is every other category. */
export async function findAiNexusCards(
  context: Context,
  { area, first, after }: AiNexusCardsArgs,
): Promise<Connection<KnowledgeCard>> {
  const isTools = area === 'tools';
  return findPublishedPage<KnowledgeCard>(context, {
    hub: 'ai_nexus',
    where: { category: isTools ? 'tool' : { $ne: 'tool' } },
    getCards: (found) => found.map(toCard),
    samples: () => getSamples(isTools ? sampleTools : sampleNews, context.settings).map(toSampleCard),
    first,
    after: after ?? null,
  });
}
