import { Field, ID, InterfaceType } from 'type-graphql';
import { UriReferenceScalar } from '#scalars';

/** Released portals spread fragments on it. New fields of people are `User`, which alone implements it. */
@InterfaceType({ description: 'The public part of a person: name and picture. Every one is a `User`' })
export abstract class Teammate {
  @Field(() => ID, { description: 'Immutable identifier, unique among all types' })
  id!: string;

  @Field({ description: 'Given name' })
  firstName!: string;

  @Field({ description: 'Family name' })
  lastName!: string;

  @Field(() => UriReferenceScalar, { nullable: true, description: 'URL of a picture' })
  profileImageUrl!: string | null;
}
