import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#context';
import { notFound } from '#errors';
import { messagesVisibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';

/** A message with the selected fields. */
export async function readMessage({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<Message> {
  const message = await read.one(Message, info, { where: { $and: [{ id }, messagesVisibleTo(viewer)] } });
  if (!message) throw notFound('message');
  return message;
}
