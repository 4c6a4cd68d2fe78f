import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a reply took of the model', simpleResolvers: true })
export class MessageUsage {
  @Field(() => Int, { description: 'Tokens of the question with all that went along' })
  promptTokens!: number;

  @Field(() => Int, { description: 'Tokens of the reply' })
  completionTokens!: number;

  @Field({ description: 'The model that wrote it' })
  model!: string;
}
