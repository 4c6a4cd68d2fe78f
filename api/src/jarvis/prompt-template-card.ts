import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A prompt template, as those who choose it see it', simpleResolvers: true })
export class PromptTemplateCard {
  @Field(() => Int, { description: 'The id of the prompt template' })
  id!: number;

  @Field({ description: 'What it is called' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What it is good for' })
  description!: string | null;
}
