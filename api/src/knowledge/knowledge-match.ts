import { Field, ID, ObjectType } from 'type-graphql';
import type { Difficulty, KnowledgeCategory } from 'rules/knowledge';
import { DifficultyEnum, KnowledgeCategoryEnum } from '#knowledge/knowledge-resource.entity';

@ObjectType({ description: 'A search result in the knowledge hub', simpleResolvers: true })
export class KnowledgeMatch {
  @Field(() => ID, { description: 'Resource identifier' })
  id!: string;

  @Field({ description: 'Title' })
  title!: string;

  @Field(() => KnowledgeCategoryEnum, { description: 'Category' })
  category!: KnowledgeCategory;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty' })
  difficulty!: Difficulty | null;

  @Field(() => String, { nullable: true, description: 'Duration, such as "2 hours"' })
  estimatedDuration!: string | null;

  @Field(() => String, { nullable: true, description: 'File name' })
  fileName!: string | null;

  @Field({ description: 'When it was created' })
  createdAt!: Date;

  @Field({
    description: 'The matching words in context, as plain text; the beginning of the text if only title or tags match',
  })
  excerpt!: string;
}
