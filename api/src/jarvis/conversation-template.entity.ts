import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { Conversation } from '#jarvis/conversation.entity';
import { PromptTemplate } from '#jarvis/prompt-template.entity';

/** A prompt template selected for a conversation, with its position. */
@Entity({ tableName: 'conversation_templates' })
@Unique({ properties: ['conversation', 'position'] })
@Unique({ properties: ['conversation', 'template'] })
@Check({ name: 'conversation_templates_position', expression: 'position >= 0' })
export class ConversationTemplate extends BaseEntity {
  @ManyToOne(() => Conversation, { deleteRule: 'cascade' })
  conversation!: Rel<Conversation>;

  @ManyToOne(() => PromptTemplate, { deleteRule: 'cascade' })
  @Index()
  template!: Rel<PromptTemplate>;

  @Property({ type: 'smallint' })
  position!: number;
}
