import { useQuery } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { ConversationIsThereDocument } from '#gql/graphql.ts';

/** Whether there is no such conversation of one's own. One that is not in the loaded part of the list is asked for. */
export function useIsMissing(id: string | null, isListed: boolean): boolean {
  const { error } = useQuery(ConversationIsThereDocument, {
    variables: { id: id ?? '' },
    skip: id === null || isListed,
    fetchPolicy: 'network-only',
  });
  // An id that cannot be one is refused as malformed.
  return error !== undefined && ['NOT_FOUND', 'MALFORMED_REQUEST', 'BAD_USER_INPUT'].includes(toFault(error).code);
}
