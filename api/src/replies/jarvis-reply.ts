import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Message } from '#jarvis/message.entity';
import type { ReplyUpdate } from '#replies/reply-follower';

@ObjectType({ description: 'A reply has grown: its content is content.slice(0, offset) + text' })
class ReplyProgress {
  @Field(() => ID, { description: "The reply's id" })
  messageId!: string;

  @Field(() => Int, { description: 'Where the text starts, in UTF-16 units' })
  offset!: number;

  @Field({ description: 'The new text. At offset 0 it is all the text so far' })
  text!: string;
}

@ObjectType({ description: 'A reply is complete or was stopped, according to its status' })
export class ReplyFinished {
  messageId!: string;

  @Field(() => Message, { description: 'The stored reply' })
  message!: Message;
}

@ObjectType({ description: 'A reply could not be finished; its text is kept' })
class ReplyFailed {
  @Field(() => ID, { description: "The reply's id" })
  messageId!: string;

  @Field({ description: 'The reason, for the person who sent the question' })
  reason!: string;

  @Field({ description: 'Whether `retryReply` takes it' })
  retryable!: boolean;
}

const typeNames: Record<ReplyUpdate['kind'], string> = {
  progress: 'ReplyProgress',
  finished: 'ReplyFinished',
  failed: 'ReplyFailed',
};

export const JarvisReply = createUnionType({
  name: 'JarvisReply',
  description: 'An update on the replies of a conversation',
  types: () => [ReplyProgress, ReplyFinished, ReplyFailed] as const,
  resolveType: (news: unknown) => typeNames[(news as ReplyUpdate).kind],
});
