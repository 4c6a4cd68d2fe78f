import { Field, ObjectType } from 'type-graphql';
import { Message } from '#jarvis/message.entity';
import type { ClaimedReply } from '#replies/reply-store';

/** A question and the reply to it, by their ids. */
export interface Exchange {
  conversationId: string;
  questionId: string;
  replyId: string;
}

export const toExchange = ({ id, questionId, conversationId }: ClaimedReply): Exchange => ({
  conversationId,
  questionId,
  replyId: id,
});

@ObjectType('SentMessage', { description: 'A question to Jarvis and the reply to it' })
export class SentMessage {
  @Field(() => Message, { description: 'The question' })
  userMessage!: Message;

  @Field(() => Message, { description: 'The reply; initially still streaming' })
  reply!: Message;
}
