import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A resource as a card', simpleResolvers: true })
export class KnowledgeCard {
  @Field(() => ID, { description: 'Resource identifier; of a sample, its title' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Resource identifier; null for a sample' })
  resourceId!: string | null;

  @Field({ description: 'Title' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Summary' })
  description!: string | null;

  @Field({ description: 'Whether it is a sample, shown with a Sample tag' })
  isSample!: boolean;
}

export const toCard = (resource: Pick<KnowledgeCard, 'id' | 'title' | 'description'>): KnowledgeCard => ({
  id: resource.id,
  resourceId: resource.id,
  title: resource.title,
  description: resource.description,
  isSample: false,
});

/** A card without a resource. */
export const toSampleCard = (sample: Pick<KnowledgeCard, 'title' | 'description'>): KnowledgeCard => ({
  id: sample.title,
  resourceId: null,
  title: sample.title,
  description: sample.description,
  isSample: true,
});
