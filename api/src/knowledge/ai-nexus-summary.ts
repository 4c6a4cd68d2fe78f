import { Field, ID, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { sampleNews, sampleTools } from '#sample-figures/knowledge-rows';
import { samplesOf } from '#sample-figures/samples-of';

@ObjectType({ description: 'A resource as a card', simpleResolvers: true })
export class KnowledgeCard {
  @Field(() => ID, { nullable: true, description: 'The resource; null for a sample' })
  resourceId!: string | null;

  @Field({ description: 'What it is called' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it is about' })
  description!: string | null;

  @Field({ description: 'Shown with a Sample tag' })
  isSample!: boolean;
}

@ObjectType({
  description: 'What the AI Nexus shows, newest first; real from its first published resource on',
  simpleResolvers: true,
})
export class AiNexusSummary {
  @Field(() => [KnowledgeCard], { description: 'Published resources of category tool, 12 at most' })
  tools!: KnowledgeCard[];

  @Field(() => [KnowledgeCard], { description: 'Published resources of every other category, 12 at most' })
  news!: KnowledgeCard[];
}

interface Row {
  id: string;
  title: string;
  description: string | null;
  isTool: boolean;
}

const most = 12;

/** Specification part 2 §2, tab 4. Both lists in one statement, each with rows of its own. */
export async function aiNexusSummary({ em, settings }: Context): Promise<AiNexusSummary> {
  const sql = `
    select id, title, description, is_tool as "isTool"
      from (select id, title, description, category = 'tool' as is_tool,
                   row_number() over (partition by category = 'tool' order by id desc) as place
              from knowledge_resources where hub = 'ai_nexus' and is_published) as placed
     where place <= ? order by id desc`;
  const rows = await em.execute<Row[]>(sql, [most]);
  if (rows.length === 0) return { tools: samples(sampleTools, settings), news: samples(sampleNews, settings) };
  return {
    tools: rows.filter(({ isTool }) => isTool).map(cardOf),
    news: rows.filter(({ isTool }) => !isTool).map(cardOf),
  };
}

const cardOf = ({ id, title, description }: Row): KnowledgeCard => ({
  resourceId: id,
  title,
  description,
  isSample: false,
});

const samples = (rows: typeof sampleTools, settings: Context['settings']): KnowledgeCard[] =>
  samplesOf(rows, settings).map((row) => ({ ...row, resourceId: null, isSample: true }));
