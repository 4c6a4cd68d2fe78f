import { useQuery } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { ConversationIsThereDocument } from '#gql/graphql.ts';

/** Whether the user has no such conversation. One beyond the loaded part of the list is fetched. */
export function useIsConversationMissing(id: string | null, isListed: boolean): boolean {
  const { error } = useQuery(ConversationIsThereDocument, {
    variables: { id: id ?? '' },
    skip: id === null || isListed,
    fetchPolicy: 'network-only',
  });
  // An invalid id is rejected as malformed.
  return error !== undefined && ['NOT_FOUND', 'MALFORMED_REQUEST', 'BAD_USER_INPUT'].includes(toFault(error).code);
}
