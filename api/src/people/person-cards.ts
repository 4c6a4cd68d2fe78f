import { Field, ID, ObjectType } from 'type-graphql';

/** What others may see of a person: a name and a face. */
@ObjectType({ description: 'A person of the team, as the others on a project see them', simpleResolvers: true })
export class Teammate {
  @Field(() => ID, { description: 'Of their account' })
  id!: string;

  @Field({ description: 'Given name' })
  firstName!: string;

  @Field({ description: 'Family name' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'A picture of them' })
  profileImageUrl!: string | null;
}

/** A client to those who work for them: with the way to reach them. */
@ObjectType({ description: 'A client, as those who work for them see them', simpleResolvers: true })
export class ClientContact extends Teammate {
  @Field({ description: 'Where to write to them' })
  email!: string;
}
