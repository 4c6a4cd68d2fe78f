import { Field, ObjectType } from 'type-graphql';
import { Message } from '#jarvis/message.entity';

/** A question and the reply to it, by their ids. */
export interface Exchange {
  conversationId: string;
  questionId: string;
  replyId: string;
}

@ObjectType('SentMessage', { description: 'A question to Jarvis and the reply to it' })
export class SentMessage {
  @Field(() => Message, { description: 'What one asked' })
  userMessage!: Message;

  @Field(() => Message, { description: 'What Jarvis answers; at first still streaming' })
  reply!: Message;
}
