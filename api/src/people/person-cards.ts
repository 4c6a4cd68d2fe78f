import { Field, ID, ObjectType } from 'type-graphql';

/** What others may see of a person: a name and a face. */
@ObjectType({ description: 'A person of the team, as the others on a project see them', simpleResolvers: true })
export class Teammate {
  @Field(() => ID)
  id!: string;

  @Field()
  firstName!: string;

  @Field()
  lastName!: string;

  @Field(() => String, { nullable: true })
  profileImageUrl!: string | null;
}

/** A client to those who work for them: with the way to reach them. */
@ObjectType({ description: 'A client, as those who work for them see them', simpleResolvers: true })
export class ClientContact extends Teammate {
  @Field()
  email!: string;
}
