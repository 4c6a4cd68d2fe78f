import { Field, ID, ObjectType } from 'type-graphql';
import type { Difficulty, KnowledgeCategory } from 'rules/knowledge';
import { DifficultyEnum, KnowledgeCategoryEnum } from '#knowledge/knowledge-resource.entity';

@ObjectType({ description: 'A resource that has the words looked for, as a row of a list', simpleResolvers: true })
export class KnowledgeMatch {
  @Field(() => ID, { description: 'The resource' })
  id!: string;

  @Field({ description: 'What it is called' })
  title!: string;

  @Field(() => KnowledgeCategoryEnum, { description: 'What kind of knowledge it is' })
  category!: KnowledgeCategory;

  @Field(() => DifficultyEnum, { nullable: true, description: 'How much it asks of its reader' })
  difficulty!: Difficulty | null;

  @Field(() => String, { nullable: true, description: 'How long it takes, as in "2 hours"' })
  estimatedDuration!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of its file' })
  fileName!: string | null;

  @Field({ description: 'When it was made' })
  createdAt!: Date;

  @Field({
    description:
      'The words with those around them, without Markdown being read; its beginning where only title or tags have them',
  })
  excerpt!: string;
}
