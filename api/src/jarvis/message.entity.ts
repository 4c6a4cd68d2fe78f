import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type MessageRole, messageRoles, type MessageStatus, messageStatuses } from 'rules/jarvis';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Conversation } from '#jarvis/conversation.entity';

const MessageRoleEnum = graphqlEnum('MessageRole', messageRoles, 'Who wrote a message: the person or Jarvis');
const MessageStatusEnum = graphqlEnum('MessageStatus', messageStatuses, 'How far a message is');

@ObjectType({ description: 'A document whose passages a reply was written from', simpleResolvers: true })
class ReferencedDocument {
  @Field(() => ID, { description: 'The id of the document' })
  id!: string;

  @Field({ description: 'What it was called then' })
  title!: string;
}

@ObjectType({ description: 'What is known about a message besides its text', simpleResolvers: true })
class MessageMetadata {
  @Field(() => [ReferencedDocument], { description: 'The documents whose passages it was written from' })
  referencedDocuments!: ReferencedDocument[];
}

@ObjectType('Message', { description: 'One message of a conversation with Jarvis', simpleResolvers: true })
@Entity({ tableName: 'messages' })
@Index({ properties: ['conversation', 'id'] })
export class Message extends BaseEntity<'status' | 'metadata'> {
  @ManyToOne(() => Conversation, { deleteRule: 'cascade' })
  conversation!: Rel<Conversation>;

  @Field(() => MessageRoleEnum, { description: 'Who wrote it' })
  @Enum({ items: () => [...messageRoles] })
  role!: MessageRole;

  @Field({ description: 'Its text, in Markdown; while it streams, as far as it is' })
  @Property({ type: 'text' })
  content!: string;

  @Field(() => MessageStatusEnum, { description: 'How far it is' })
  @Enum({ items: () => [...messageStatuses] })
  status: MessageStatus = 'complete';

  @Field(() => MessageMetadata, { description: 'What is known about it besides its text' })
  @Property({ type: 'json', columnType: 'jsonb' })
  metadata: MessageMetadata = { referencedDocuments: [] };
}
