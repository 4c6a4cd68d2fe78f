import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import {
  type CreatePromptTemplateInput as CreatePromptTemplate,
  createPromptTemplateRule,
  type UpdatePromptTemplateInput as UpdatePromptTemplate,
  updatePromptTemplateRule,
} from 'rules/jarvis';
import { ValidateWith } from '#access/rules';

/** What may be left out of a prompt template, new or changed. */
@InputType()
abstract class PromptTemplateDetails {
  @Field(() => String, { nullable: true, description: 'What it is good for' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'What Jarvis should know of the surroundings' })
  contextInstructions?: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Rules by name; null for none' })
  guardrails?: Record<string, unknown>;

  @Field(() => Boolean, { nullable: true, description: 'Whether it can be chosen; a new one can' })
  isActive?: boolean;
}

@ValidateWith(createPromptTemplateRule)
@InputType({ description: 'A new prompt template' })
export class CreatePromptTemplateInput extends PromptTemplateDetails implements CreatePromptTemplate {
  @Field({ description: 'What it is called' })
  name!: string;

  @Field({ description: 'What Jarvis is' })
  systemPrompt!: string;
}

@ValidateWith(updatePromptTemplateRule)
@InputType({ description: 'What changes; an absent field stays as it is' })
export class UpdatePromptTemplateInput extends PromptTemplateDetails implements UpdatePromptTemplate {
  @Field(() => String, { nullable: true, description: 'What it is called' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'What Jarvis is' })
  systemPrompt?: string;
}
