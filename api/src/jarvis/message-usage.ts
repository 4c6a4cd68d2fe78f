import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: "A reply's token usage", simpleResolvers: true })
export class MessageUsage {
  @Field(() => Int, { description: 'Prompt tokens, including context' })
  promptTokens!: number;

  @Field(() => Int, { description: 'Completion tokens' })
  completionTokens!: number;

  @Field({ description: 'The model that generated it' })
  model!: string;
}
