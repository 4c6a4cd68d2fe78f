import { Field, ID, ObjectType } from 'type-graphql';

/** What is told of a project to those who meet it elsewhere and may not see all of it. */
@ObjectType({ description: 'A project by its name', simpleResolvers: true })
export class ProjectName {
  @Field(() => ID, { description: 'The id of the project' })
  id!: string;

  @Field({ description: 'What the project is called' })
  title!: string;
}
