import { GraphQLJSONObject } from 'graphql-scalars';
import {
  type TemplateTrialInput as TemplateTrial,
  templateTrialRule,
  type TestJarvisInput as TestJarvis,
  testJarvisRule,
} from 'rules/jarvis-trials';
import { Field, ID, InputType } from 'type-graphql';
import { ValidateWith } from '#access/rules';

@ValidateWith(testJarvisRule)
@InputType({ description: 'A message that tests whether the model responds' })
export class TestJarvisInput implements TestJarvis {
  @Field({ description: 'The message' })
  message!: string;
}

@ValidateWith(templateTrialRule)
@InputType({ description: 'A prompt template to try, stored or not, and a question' })
export class TemplateTrialInput implements TemplateTrial {
  @Field({ description: "Jarvis's role" })
  systemPrompt!: string;

  @Field(() => String, { nullable: true, description: 'Context that Jarvis should know' })
  contextInstructions?: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Named rules; null for none' })
  guardrails?: Record<string, unknown>;

  @Field({ description: 'The question' })
  question!: string;

  @Field(() => [ID], {
    nullable: true,
    description: "The documents to search; those that aren't ready are skipped",
  })
  selectedDocumentIds?: string[] | null;
}
