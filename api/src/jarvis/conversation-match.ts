import { Field, ID, ObjectType } from 'type-graphql';
import { Conversation } from '#jarvis/conversation.entity';

/** A match as it is found. */
export interface Match {
  conversationId: string;
  messageId: string | null;
  excerpt: string;
}

@ObjectType({ description: 'A place where something was said', simpleResolvers: true })
export class ConversationMatch {
  @Field(() => Conversation, { description: 'The conversation' })
  conversation!: Conversation;

  @Field(() => ID, { nullable: true, description: 'The message; null where the title has the words' })
  messageId!: string | null;

  @Field({ description: 'The words with those around them, without Markdown being read' })
  excerpt!: string;
}
