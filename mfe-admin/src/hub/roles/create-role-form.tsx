import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { useFocusOnMount } from 'kit/focus';
import { TextAreaField, TextField, useForm } from 'kit/forms';
import { toast, toastFailure } from 'kit/toasts';
import { createContractorRoleRule } from 'rules/contractor-roles';
import { CreateRoleDocument, HubRolesDocument } from '#gql/graphql.ts';
import { PermissionsField } from './permissions-field.tsx';
import { RoleForm, RoleFormFooter } from './role-form.tsx';
import { appendUnique } from './append-unique.ts';

export function CreateRoleForm({ onDone }: { onDone: () => void }) {
  const [permissions, setPermissions] = useState<readonly string[]>([]);
  const [create] = useMutation(CreateRoleDocument);
  const first = useFocusOnMount<HTMLDivElement>();
  const { field, put, pending, formProps } = useForm({
    rule: createContractorRoleRule,
    initial: { name: '', displayName: '', description: '', permission: '' },
    read: ({ permission, ...values }) => ({ ...values, permissions: appendUnique(permissions, permission) }),
    onSubmit: async (input) => {
      await create({
        variables: { input },
        update: (cache, { data }) => {
          const createdRole = data?.createContractorRole;
          if (!createdRole) return;
          cache.updateQuery({ query: HubRolesDocument }, (cached) => {
            if (!cached || cached.contractorRoles.some(({ id }) => id === createdRole.id)) return cached;
            const byName = [...cached.contractorRoles, createdRole].toSorted((a, b) => (a.name < b.name ? -1 : 1));
            return { ...cached, contractorRoles: byName };
          });
        },
      });
      const description = `You can now assign ${input.displayName} to contractors.`;
      toast({ title: 'Role Created!', description, intent: 'success' });
      onDone();
    },
    onFailure: (fault) => toastFailure(fault, 'Error'),
  });
  return (
    <RoleForm {...formProps}>
      <div ref={first}>
        <TextField
          label="Role name"
          hint="Lowercase letters and underscores, such as qa_lead. It can't be changed later."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          {...field('name')}
        />
      </div>
      <TextField
        label="Display name"
        hint="The name people see, such as QA lead."
        autoComplete="off"
        maxLength={100}
        {...field('displayName')}
      />
      <TextAreaField label="Description (optional)" rows={2} {...field('description')} />
      <PermissionsField
        permissions={permissions}
        onPermissions={setPermissions}
        onAdded={() => put({ permission: '' })}
        inputProps={field('permission')}
      />
      <RoleFormFooter pending={pending} submit="Create Role" submitting="Creating…" onCancel={onDone} />
    </RoleForm>
  );
}
