import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { clock } from '#clock';

@ObjectType('PromptTemplate', { description: 'What Jarvis is told before a conversation', simpleResolvers: true })
@Entity({ tableName: 'prompt_templates' })
@Index({ properties: ['isActive', 'id'] })
export class PromptTemplate {
  [OptionalProps]?: 'description' | 'contextInstructions' | 'guardrails' | 'isActive' | 'createdAt' | 'updatedAt';

  @Field(() => Int, { description: 'A whole number, unlike every other id' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field({ description: 'When it was made' })
  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date = clock.date();

  @Field({ description: 'When it last changed' })
  @Property({ type: 'timestamptz', length: 3, onUpdate: () => clock.date() })
  updatedAt: Date = clock.date();

  @Field({ description: 'What it is called' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What it is good for' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field({ description: 'What Jarvis is' })
  @Property({ type: 'text' })
  systemPrompt!: string;

  @Field(() => String, { nullable: true, description: 'What Jarvis should know of the surroundings' })
  @Property({ type: 'text', nullable: true })
  contextInstructions: string | null = null;

  @Field(() => GraphQLJSONObject, { description: 'Rules by name, as lists of what to include and to avoid' })
  @Property({ type: 'json', columnType: 'jsonb' })
  guardrails: Record<string, unknown> = {};

  @Field({ description: 'Whether it can be chosen for a conversation' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;
}

/** What an administrator may set. */
export const promptTemplateFields = [
  'name',
  'description',
  'systemPrompt',
  'contextInstructions',
  'guardrails',
  'isActive',
] as const satisfies ReadonlyArray<keyof PromptTemplate>;
