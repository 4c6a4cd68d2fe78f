import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { AiNexusSummary, aiNexusSummary } from '#knowledge/ai-nexus-summary';
import { DocHubSummary, docHubSummary } from '#knowledge/doc-hub-summary';
import { UpskillSummary, upskillSummary } from '#knowledge/upskill-summary';

@ObjectType({ description: 'What each hub has to show: published resources only', simpleResolvers: true })
export class KnowledgeSummary {
  @Field(() => DocHubSummary, { description: 'How much there is in the DocHub' })
  docHub!: DocHubSummary;

  @Field(() => AiNexusSummary, { description: 'The cards of the AI Nexus' })
  aiNexus!: AiNexusSummary;

  @Field(() => UpskillSummary, { description: 'The cards of Upskill' })
  upskill!: UpskillSummary;
}

/** One statement for each hub. */
export async function knowledgeSummary(context: Context): Promise<KnowledgeSummary> {
  const [docHub, aiNexus, upskill] = await Promise.all([
    docHubSummary(context),
    aiNexusSummary(context),
    upskillSummary(context),
  ]);
  return { docHub, aiNexus, upskill };
}
