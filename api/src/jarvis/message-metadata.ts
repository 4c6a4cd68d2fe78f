import { Field, ID, Int, ObjectType } from 'type-graphql';
import { StoredInRow } from '#access/max-rows';

@ObjectType({ description: 'A document passage that a reply is based on', simpleResolvers: true })
export class ReferencedPassage {
  @Field(() => ID, { description: 'Passage identifier; no longer valid once its document is processed again' })
  id!: string;

  @Field(() => Int, { description: 'Its number in the reply, as in [1]' })
  number!: number;

  @Field(() => String, { nullable: true, description: 'The page or heading of the passage' })
  place!: string | null;
}

@ObjectType({ description: 'A document that a reply is based on', simpleResolvers: true })
export class ReferencedDocument {
  @Field(() => ID, { description: 'Document identifier' })
  id!: string;

  @Field({ description: 'Its title at that time' })
  title!: string;

  @StoredInRow
  @Field(() => [ReferencedPassage], { description: 'The passages that the reply is based on, by number' })
  passages!: ReferencedPassage[];
}

@ObjectType({ description: "A message's metadata", simpleResolvers: true })
export class MessageMetadata {
  @StoredInRow
  @Field(() => [ReferencedDocument], { description: 'The documents that the message is based on' })
  referencedDocuments!: ReferencedDocument[];
}
