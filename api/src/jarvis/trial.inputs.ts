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
@InputType({ description: 'What the model is asked, to see whether it answers' })
export class TestJarvisInput implements TestJarvis {
  @Field({ description: 'The message' })
  message!: string;
}

@ValidateWith(templateTrialRule)
@InputType({ description: 'A prompt template that need not be stored, and what it is tried with' })
export class TemplateTrialInput implements TemplateTrial {
  @Field({ description: 'What Jarvis is' })
  systemPrompt!: string;

  @Field(() => String, { nullable: true, description: 'What Jarvis should know of the surroundings' })
  contextInstructions?: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Rules by name; null for none' })
  guardrails?: Record<string, unknown>;

  @Field({ description: 'The question' })
  question!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'The documents to answer from; those that are not ready are left out',
  })
  selectedDocumentIds?: string[] | null;
}
