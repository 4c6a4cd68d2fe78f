import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, OneToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type MessageRole, messageRoles, type MessageStatus, messageStatuses } from 'rules/jarvis';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Conversation } from '#jarvis/conversation.entity';
import { MessageMetadata } from '#jarvis/message-metadata';

const MessageRoleEnum = graphqlEnum('MessageRole', messageRoles, 'Who wrote a message: the person or Jarvis');
const MessageStatusEnum = graphqlEnum('MessageStatus', messageStatuses, 'How far a message is');

/** As PostgreSQL writes it, so that the migrations see no difference. */
const endedCondition = `
CASE
    WHEN (status <> 'streaming'::text) THEN to_tsvector('simple'::regconfig, content)
    ELSE NULL::tsvector
END`;

type Optional =
  | 'status'
  | 'metadata'
  | 'question'
  | 'selectedDocumentIds'
  | 'failureReason'
  | 'promptTokens'
  | 'completionTokens'
  | 'model'
  | 'run'
  | 'draft'
  | 'written'
  | 'runner'
  | 'leaseUntil'
  | 'stopRequested'
  | 'traceparent'
  | 'searched';

@ObjectType('Message', { description: 'One message of a conversation with Jarvis', simpleResolvers: true })
@Entity({ tableName: 'messages' })
@Index({ properties: ['conversation', 'id'] })
@Unique({
  name: 'messages_one_reply_at_a_time',
  expression: `create unique index "messages_one_reply_at_a_time" on "messages" ("conversation_id") where "status" = 'streaming'`,
})
@Index({
  name: 'messages_leases',
  expression: `create index "messages_leases" on "messages" ("runner") where "status" = 'streaming'`,
})
@Check({ name: 'messages_only_replies_stream', expression: `status = 'complete' or role = 'assistant'` })
@Check({ name: 'messages_failure_has_reason', expression: `(failure_reason is not null) = (status = 'failed')` })
@Check({ name: 'messages_streaming_has_lease', expression: `(lease_until is not null) = (status = 'streaming')` })
export class Message extends BaseEntity<Optional> {
  @ManyToOne(() => Conversation, { deleteRule: 'cascade' })
  conversation!: Rel<Conversation>;

  @Field(() => MessageRoleEnum, { description: 'Who wrote it' })
  @Enum({ items: () => [...messageRoles] })
  role!: MessageRole;

  @Field({ description: 'Its text, in Markdown; while it streams, as far as it is stored' })
  @Property({ type: 'text' })
  content!: string;

  @Field(() => MessageStatusEnum, { description: 'How far it is' })
  @Enum({ items: () => [...messageStatuses] })
  status: MessageStatus = 'complete';

  @Field(() => String, { nullable: true, description: 'Why a reply failed, in words for who asked' })
  @Property({ type: 'text', nullable: true })
  failureReason: string | null = null;

  @Field(() => MessageMetadata, { description: 'What is known about it besides its text' })
  @Property({ type: 'json', columnType: 'jsonb' })
  metadata: MessageMetadata = { referencedDocuments: [] };

  /** Of a reply: what it answers. A question has one reply at most. */
  @OneToOne(() => Message, { nullable: true, deleteRule: 'cascade' })
  question: Rel<Message> | null = null;

  /** Of a question: where the answer is to be looked for. Asking again looks there again. */
  @Property({ columnType: 'uuid[]', defaultRaw: `'{}'` })
  selectedDocumentIds: string[] = [];

  @Property({ type: 'integer', nullable: true })
  promptTokens: number | null = null;

  @Property({ type: 'integer', nullable: true })
  completionTokens: number | null = null;

  /** The model that wrote it. */
  @Property({ type: 'text', nullable: true })
  model: string | null = null;

  /** How often a server began to write it. What an earlier one still sends is not taken. */
  @Property({ type: 'integer' })
  run: number = 0;

  /** The run that the stored text is from: a new run replaces it with its first words, not before. */
  @Property({ type: 'integer' })
  draft: number = 0;

  /** How much of that run is stored, in UTF-16 units. */
  @Property({ type: 'integer' })
  written: number = 0;

  /** The server that writes it. */
  @Property({ type: 'uuid', nullable: true })
  runner: string | null = null;

  /** From then on any server may take it over. */
  @Property({ type: 'timestamptz', nullable: true })
  leaseUntil: Date | null = null;

  /** Whether its reader wants no more of it. */
  @Property({ type: 'boolean', fieldName: 'stop_asked' })
  stopRequested: boolean = false;

  /** The trace of the question: whichever server writes the reply does so in it. */
  @Property({ type: 'text', nullable: true })
  traceparent: string | null = null;

  /** The words of the text as the search looks for them; not while it grows. The database makes them. */
  @Property({
    type: 'tsvector',
    nullable: true,
    generated: `(${endedCondition}) stored`,
    lazy: true,
  })
  @Index({ type: 'gin' })
  searched?: string;
}
