import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import type { Role } from 'rules/people';
import {
  ChangeRoleDocument,
  DeactivateUserDocument,
  EndUserSessionsDocument,
  ReactivateUserDocument,
  RemoveSecondFactorsDocument,
} from '#gql/graphql.ts';
import { formatRole } from './format-role.ts';
import type { HubUser } from './use-users.ts';

/** The optimistic state of an account whose sessions end. */
const signedOutFields = { openSessions: 0, lastSeenAt: null };

/** The mutations of an account, all optimistic and rolled back if the server rejects them. */
export function useUserMutations(roles?: Parameters<typeof formatRole>[1]) {
  const [changeRole] = useOptimisticMutation(ChangeRoleDocument, { failed: "Couldn't change the role" });
  const [deactivate] = useOptimisticMutation(DeactivateUserDocument, { failed: "Couldn't deactivate the account" });
  const [endSessions] = useOptimisticMutation(EndUserSessionsDocument, { failed: "Couldn't end the sessions" });
  const [reactivate] = useOptimisticMutation(ReactivateUserDocument, { failed: "Couldn't reactivate the account" });
  const [removeFactors] = useOptimisticMutation(RemoveSecondFactorsDocument, {
    failed: "Couldn't remove two-factor authentication",
  });
  const toastDone = (title: string, description: string) => toast({ title, description, intent: 'success' });
  return {
    changeRole: async (user: HubUser, role: Role, contractorRole: string | null) => {
      const optimisticUser = { ...toOptimisticUser(user), ...signedOutFields, role, contractorRole };
      const variables = { id: user.id, role, contractorRole };
      if (await changeRole({ variables, optimisticResponse: { changeUserRole: optimisticUser } }))
        toastDone(
          'Role changed',
          `${getFullName(user)} is now ${formatRole(optimisticUser, roles)} and needs to sign in again.`,
        );
    },
    deactivate: async (user: HubUser) => {
      const optimisticUser = { ...toOptimisticUser(user), ...signedOutFields, deactivatedAt: new Date().toISOString() };
      if (await deactivate({ variables: { id: user.id }, optimisticResponse: { deactivateUser: optimisticUser } }))
        toastDone('Account deactivated', `${getFullName(user)} can no longer sign in.`);
    },
    endSessions: async (user: HubUser) => {
      const optimisticUser = { ...toOptimisticUser(user), ...signedOutFields };
      if (await endSessions({ variables: { id: user.id }, optimisticResponse: { endUserSessions: optimisticUser } }))
        toastDone('Signed out everywhere', `All sessions of ${getFullName(user)} have ended.`);
    },
    reactivate: async (user: HubUser) => {
      const optimisticUser = { ...toOptimisticUser(user), deactivatedAt: null };
      if (await reactivate({ variables: { id: user.id }, optimisticResponse: { reactivateUser: optimisticUser } }))
        toastDone('Account reactivated', `${getFullName(user)} can sign in again.`);
    },
    removeFactors: async (user: HubUser) => {
      const isRemoved = await removeFactors({
        variables: { id: user.id },
        optimisticResponse: { removeSecondFactors: user.id },
        update: (cache) =>
          cache.modify({
            id: cache.identify({ __typename: 'User', id: user.id }) ?? '',
            fields: { hasSecondFactor: () => false, openSessions: () => 0, lastSeenAt: () => null },
          }),
      });
      if (isRemoved)
        toastDone('Two-factor authentication removed', `${getFullName(user)} can sign in with just the password.`);
    },
  };
}

export const getFullName = ({ firstName, lastName }: Pick<HubUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

const toOptimisticUser = ({ id, role, contractorRole, deactivatedAt, openSessions, lastSeenAt }: HubUser) => ({
  __typename: 'User' as const,
  id,
  role,
  contractorRole,
  deactivatedAt,
  openSessions,
  lastSeenAt,
});
