import { Field, ID, ObjectType } from 'type-graphql';

/** The public part of a person: name and picture. */
@ObjectType({ description: 'A member of the team, as seen by others on a project', simpleResolvers: true })
export class Teammate {
  @Field(() => ID, { description: "The account's id" })
  id!: string;

  @Field({ description: 'Given name' })
  firstName!: string;

  @Field({ description: 'Family name' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'URL of a picture' })
  profileImageUrl!: string | null;
}

/** A client as seen by the people who work for them, with contact details. */
@ObjectType({ description: 'A client, as seen by the people who work for them', simpleResolvers: true })
export class ClientContact extends Teammate {
  @Field({ description: 'Email address' })
  email!: string;
}
