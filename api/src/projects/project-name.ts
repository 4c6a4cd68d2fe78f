import { Field, ID, ObjectType } from 'type-graphql';

/** The part of a project that is shown to people who can't see all of it. */
@ObjectType({ description: "A project's name", simpleResolvers: true })
export class ProjectName {
  @Field(() => ID, { description: "The project's id" })
  id!: string;

  @Field({ description: "The project's title" })
  title!: string;
}
