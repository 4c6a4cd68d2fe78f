import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#context';
import { notFound } from '#errors';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';

/** One conversation with the requested fields. */
export async function getConversation(
  { read, viewer }: Context,
  info: GraphQLResolveInfo,
  id: string,
): Promise<Conversation> {
  const conversation = await read.one(Conversation, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!conversation) throw notFound('conversation');
  return conversation;
}
