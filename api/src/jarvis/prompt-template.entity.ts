import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { clock } from '#clock';
import { nextUpdatedAt } from '#db/next-updated-at';

@ObjectType('PromptTemplate', {
  description: 'Instructions that Jarvis follows in a conversation',
  simpleResolvers: true,
})
@Entity({ tableName: 'prompt_templates' })
@Index({ properties: ['isActive', 'id'] })
export class PromptTemplate {
  [OptionalProps]?: 'description' | 'contextInstructions' | 'guardrails' | 'isActive' | 'createdAt' | 'updatedAt';

  @Field(() => Int, { description: 'Integer, unlike every other identifier' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field({ description: 'When it was created' })
  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date = clock.date();

  @Field({ description: 'When it was last updated' })
  @Property({ type: 'timestamptz', length: 3, onUpdate: nextUpdatedAt })
  updatedAt: Date = clock.date();

  @Field({ description: 'Display name' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Purpose' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field({ description: "Jarvis's role" })
  @Property({ type: 'text' })
  systemPrompt!: string;

  @Field(() => String, { nullable: true, description: 'Context that Jarvis should know' })
  @Property({ type: 'text', nullable: true })
  contextInstructions: string | null = null;

  @Field(() => GraphQLJSONObject, { description: 'Named rules, as lists of what to include and to avoid' })
  @Property({ type: 'json', columnType: 'jsonb' })
  guardrails: Record<string, unknown> = {};

  @Field({ description: 'Whether it can be selected for a conversation' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;
}

/** The fields that an administrator can set. */
export const promptTemplateFields = [
  'name',
  'description',
  'systemPrompt',
  'contextInstructions',
  'guardrails',
  'isActive',
] as const satisfies ReadonlyArray<keyof PromptTemplate>;
