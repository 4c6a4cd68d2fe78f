import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { useFocusOnMount } from 'kit/focus';
import { SelectField, useForm, Form } from 'kit/forms';
import { changeUserRoleRule } from 'rules/change-user-role';
import { builtInContractorRoles, type Role, roles } from 'rules/people';
import { formatRoleName } from 'rules/role-names';
import { OfferedRolesDocument, type OfferedRolesQuery } from '#gql/graphql.ts';
import { getFullName } from './use-user-mutations.ts';
import type { HubUser } from './use-users.ts';

interface ChangeRoleFormProps {
  user: HubUser;
  onChange: (user: HubUser, role: Role, contractorRole: string | null) => Promise<void>;
  onClose: () => void;
}

/** Changes a user's role. The update is optimistic: the dialog doesn't wait for the server. */
export function ChangeRoleForm({ user, onChange, onClose }: ChangeRoleFormProps) {
  const { data } = useQuery(OfferedRolesDocument, { fetchPolicy: 'cache-and-network' });
  const first = useFocusOnMount<HTMLDivElement>();
  const { values, field, formProps } = useForm({
    rule: changeUserRoleRule,
    initial: { role: user.role as string, contractorRole: user.contractorRole ?? '' },
    read: ({ role, contractorRole }) => ({
      role,
      contractorRole: role === 'contractor' ? contractorRole || null : null,
    }),
    onSubmit: async ({ role, contractorRole = null }) => {
      onClose();
      if (role !== user.role || contractorRole !== user.contractorRole) void onChange(user, role, contractorRole);
    },
    onFailure: () => undefined,
  });
  return (
    <Form {...formProps}>
      <p>This signs {getFullName(user)} out everywhere. They need to sign in again with the new role.</p>
      <div ref={first}>
        <SelectField label="Role" {...field('role')}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {formatRoleName(role)}
            </option>
          ))}
        </SelectField>
      </div>
      {values.role === 'contractor' && (
        <SelectField label="Contractor role" {...field('contractorRole')}>
          <option value="">None yet</option>
          {getRoleOptions(data, user.contractorRole).map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $primary>
          Change Role
        </Button>
      </DialogButtons>
    </Form>
  );
}

/** Active roles, the built-in ones unless deactivated, and the current one. */
function getRoleOptions(data: OfferedRolesQuery | undefined, current: string | null) {
  const records = new Map(data?.contractorRoles.map((role) => [role.name, role]));
  const names = new Set([...builtInContractorRoles, ...records.keys(), ...(current ? [current] : [])]);
  return [...names]
    .filter((name) => name === current || (records.get(name)?.isActive ?? true))
    .map((name) => ({ name, label: records.get(name)?.displayName ?? formatRoleName(name) }));
}
