import { Field, ID, ObjectType } from 'type-graphql';
import { Conversation } from '#jarvis/conversation.entity';

/** A match as returned by the search. */
export interface Match {
  conversationId: string;
  messageId: string | null;
  excerpt: string;
}

@ObjectType({ description: 'A search result in a conversation', simpleResolvers: true })
export class ConversationMatch {
  @Field(() => Conversation, { description: 'The conversation' })
  conversation!: Conversation;

  @Field(() => ID, { nullable: true, description: 'The message; null if the title matches' })
  messageId!: string | null;

  @Field({ description: 'The matching words in context, as plain text' })
  excerpt!: string;
}
