import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { findAiNexusCards } from '#knowledge/ai-nexus-cards';
import { KnowledgeCard } from '#knowledge/knowledge-card';
import { findNewestCards } from '#knowledge/newest-cards';

@ObjectType({
  description: 'The AI Nexus, newest first; samples until its first resource is published',
  simpleResolvers: true,
})
export class AiNexusSummary {
  @Field(() => [KnowledgeCard], {
    description: 'Published resources of category tool, 12 at most',
    deprecationReason: '`aiNexusCards` has all of them, page by page',
  })
  tools!: KnowledgeCard[];

  @Field(() => [KnowledgeCard], {
    description: 'Published resources of every other category, 12 at most',
    deprecationReason: '`aiNexusCards` has all of them, page by page',
  })
  news!: KnowledgeCard[];
}

/** The newest cards of the AI Nexus. */
export async function getAiNexusSummary(context: Context): Promise<AiNexusSummary> {
  const [tools, news] = await Promise.all([
    findNewestCards((first) => findAiNexusCards(context, { area: 'tools', first })),
    findNewestCards((first) => findAiNexusCards(context, { area: 'news', first })),
  ]);
  return { tools, news };
}
