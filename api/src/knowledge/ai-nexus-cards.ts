import type { Context } from '#context';
import type { Connection } from '#db/page';
import type { AiNexusCardsArgs } from '#knowledge/knowledge.inputs';
import { cardOf, type KnowledgeCard, sampleCardOf } from '#knowledge/knowledge-card';
import { publishedPage } from '#knowledge/published-page';
import { sampleNews, sampleTools } from '#sample-figures/knowledge-rows';
import { samplesOf } from '#sample-figures/samples-of';

/** Specification part 2 §2, tab 4: the tools, and what is news because it is no tool. */
export async function aiNexusCards(
  context: Context,
  { area, first, after }: AiNexusCardsArgs,
): Promise<Connection<KnowledgeCard>> {
  const isTools = area === 'tools';
  return publishedPage<KnowledgeCard>(context, {
    hub: 'ai_nexus',
    where: { category: isTools ? 'tool' : { $ne: 'tool' } },
    cardsOf: (found) => found.map(cardOf),
    samples: () => samplesOf(isTools ? sampleTools : sampleNews, context.settings).map(sampleCardOf),
    first,
    after: after ?? null,
  });
}
