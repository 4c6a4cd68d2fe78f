import { useOptimisticMutation, useQuery } from 'kit/apollo';
import { HubRolesDocument, type RoleRow_RoleFragment, UpdateRoleDocument } from '#gql/graphql.ts';
import { useRefetchOnAudit } from '../../audit/use-refetch-on-audit.ts';

export type Role = RoleRow_RoleFragment;

/** The roles, updated live, and the mutation that toggles each. */
export function useRoles() {
  const { data, error, refresh } = useQuery(HubRolesDocument, { fetchPolicy: 'cache-and-network' });
  const [update] = useOptimisticMutation(UpdateRoleDocument, { failed: 'Error' });
  useRefetchOnAudit(['contractor_role', 'user'], refresh);
  return {
    roles: data?.contractorRoles,
    error: data ? undefined : error,
    refresh,
    toggleActive: (role: Role) => {
      const isActive = !role.isActive;
      const optimisticResponse = { updateContractorRole: { ...role, isActive } };
      void update({ variables: { id: role.id, input: { isActive } }, optimisticResponse });
    },
  };
}
