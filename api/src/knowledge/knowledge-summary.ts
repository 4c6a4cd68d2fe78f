import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { AiNexusSummary, getAiNexusSummary } from '#knowledge/ai-nexus-summary';
import { DocHubSummary, getDocHubSummary } from '#knowledge/doc-hub-summary';
import { UpskillSummary, getUpskillSummary } from '#knowledge/upskill-summary';

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
