import { useQuery } from 'kit/apollo';
import { isNotFound } from 'kit/fault';
import { ConversationIsThereDocument } from '#gql/graphql.ts';

/** Whether the user has no such conversation. One beyond the loaded part of the list is fetched. */
export function useIsConversationMissing(id: string | null, isListed: boolean): boolean {
  const { error } = useQuery(ConversationIsThereDocument, {
    variables: { id: id ?? '' },
    skip: id === null || isListed,
    fetchPolicy: 'network-only',
  });
  return isNotFound(error);
}
