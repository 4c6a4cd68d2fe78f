import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A resource as a card', simpleResolvers: true })
export class KnowledgeCard {
  @Field(() => ID, { description: 'The resource; of a sample, its title' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The resource; null for a sample' })
  resourceId!: string | null;

  @Field({ description: 'What it is called' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it is about' })
  description!: string | null;

  @Field({ description: 'Shown with a Sample tag' })
  isSample!: boolean;
}

export const toCard = (resource: Pick<KnowledgeCard, 'id' | 'title' | 'description'>): KnowledgeCard => ({
  id: resource.id,
  resourceId: resource.id,
  title: resource.title,
  description: resource.description,
  isSample: false,
});

/** A sample has nothing behind it. */
export const toSampleCard = (sample: Pick<KnowledgeCard, 'title' | 'description'>): KnowledgeCard => ({
  id: sample.title,
  resourceId: null,
  title: sample.title,
  description: sample.description,
  isSample: true,
});
