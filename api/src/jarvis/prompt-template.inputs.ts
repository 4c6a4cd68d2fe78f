import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import {
  type CreatePromptTemplateInput as CreatePromptTemplate,
  createPromptTemplateRule,
  type UpdatePromptTemplateInput as UpdatePromptTemplate,
  updatePromptTemplateRule,
} from 'rules/jarvis';
import { ValidateWith } from '#access/rules';

/** The optional fields of a prompt template, new or changed. */
@InputType()
abstract class PromptTemplateDetails {
  @Field(() => String, { nullable: true, description: 'Purpose' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Context that Jarvis should know' })
  contextInstructions?: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Named rules; null for none' })
  guardrails?: Record<string, unknown>;

  @Field(() => Boolean, { nullable: true, description: 'Whether it can be selected; true for a new one' })
  isActive?: boolean;
}

@ValidateWith(createPromptTemplateRule)
@InputType({ description: 'A new prompt template' })
export class CreatePromptTemplateInput extends PromptTemplateDetails implements CreatePromptTemplate {
  @Field({ description: 'Display name' })
  name!: string;

  @Field({ description: "Jarvis's role" })
  systemPrompt!: string;
}

@ValidateWith(updatePromptTemplateRule)
@InputType({ description: 'Changes; an absent field stays unchanged' })
export class UpdatePromptTemplateInput extends PromptTemplateDetails implements UpdatePromptTemplate {
  @Field(() => String, { nullable: true, description: 'Display name' })
  name?: string;

  @Field(() => String, { nullable: true, description: "Jarvis's role" })
  systemPrompt?: string;
}
