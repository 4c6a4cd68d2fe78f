import type { GraphQLResolveInfo } from 'graphql';
import { visibleTo } from '#client-store/client-store.access';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import type { Context } from '#context';
import { notFound } from '#errors';

/** The selected fields of a request, after a change. */
export async function getRequest(
  { read, viewer }: Context,
  info: GraphQLResolveInfo,
  id: string,
): Promise<ClientStoreRequest> {
  const request = await read.one(ClientStoreRequest, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!request) throw notFound('request');
  return request;
}
