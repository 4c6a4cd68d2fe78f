import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A prompt template, as shown for selection', simpleResolvers: true })
export class PromptTemplateCard {
  @Field(() => Int, { description: 'Prompt template identifier' })
  id!: number;

  @Field({ description: 'Display name' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Purpose' })
  description!: string | null;
}
