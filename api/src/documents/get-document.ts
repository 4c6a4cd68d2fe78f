import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#context';
import { AiDocument } from '#documents/ai-document.entity';
import { visibleTo } from '#documents/document.access';
import { notFound } from '#errors';

/** One document with the selected fields, after a change. */
export async function getDocument(
  { read, viewer }: Context,
  info: GraphQLResolveInfo,
  id: string,
): Promise<AiDocument> {
  const document = await read.one(AiDocument, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!document) throw notFound('document');
  return document;
}
