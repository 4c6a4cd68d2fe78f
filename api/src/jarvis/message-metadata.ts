import { Field, ID, Int, ObjectType } from 'type-graphql';
import { StoredInRow } from '#access/max-rows';

@ObjectType({ description: 'A passage of a document that a reply was written from', simpleResolvers: true })
export class ReferencedPassage {
  @Field(() => ID, { description: 'The id of the passage; it is gone where its document was read anew' })
  id!: string;

  @Field(() => Int, { description: 'What the reply calls it, as in [1]' })
  number!: number;

  @Field(() => String, { nullable: true, description: 'The page or the heading that it stands under' })
  place!: string | null;
}

@ObjectType({ description: 'A document whose passages a reply was written from', simpleResolvers: true })
export class ReferencedDocument {
  @Field(() => ID, { description: 'The id of the document' })
  id!: string;

  @Field({ description: 'What it was called then' })
  title!: string;

  @StoredInRow
  @Field(() => [ReferencedPassage], { description: 'The passages that the reply was written from, by their numbers' })
  passages!: ReferencedPassage[];
}

@ObjectType({ description: 'What is known about a message besides its text', simpleResolvers: true })
export class MessageMetadata {
  @StoredInRow
  @Field(() => [ReferencedDocument], { description: 'The documents whose passages it was written from' })
  referencedDocuments!: ReferencedDocument[];
}
