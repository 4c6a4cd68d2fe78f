import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { DocHubSummary, getDocHubSummary } from '#knowledge/doc-hub-summary';
import { UpskillSummary, getUpskillSummary } from '#knowledge/upskill-summary';
import { findAiNexusCards } from '#knowledge/ai-nexus-cards';
import { KnowledgeCard } from '#knowledge/knowledge-card';
import { findNewestCards } from '#knowledge/newest-cards';

@ObjectType({
  description: 'The AI Nexus, newest first; samples until its first resource is published',
  simpleResolvers: true,
})
class AiNexusSummary {
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
async function getAiNexusSummary(context: Context): Promise<AiNexusSummary> {
  const [tools, news] = await Promise.all([
    findNewestCards((first) => findAiNexusCards(context, { area: 'tools', first })),
    findNewestCards((first) => findAiNexusCards(context, { area: 'news', first })),
  ]);
  return { tools, news };
}

@ObjectType({ description: 'An overview of the hubs: published resources only', simpleResolvers: true })
export class KnowledgeSummary {
  @Field(() => DocHubSummary, { description: 'The resource counts of the DocHub' })
  docHub!: DocHubSummary;

  @Field(() => AiNexusSummary, { description: 'The cards of the AI Nexus' })
  aiNexus!: AiNexusSummary;

  @Field(() => UpskillSummary, { description: 'The cards of Upskill' })
  upskill!: UpskillSummary;
}

/** One statement for each hub. */
export async function getKnowledgeSummary(context: Context): Promise<KnowledgeSummary> {
  const [docHub, aiNexus, upskill] = await Promise.all([
    getDocHubSummary(context),
    getAiNexusSummary(context),
    getUpskillSummary(context),
  ]);
  return { docHub, aiNexus, upskill };
}
