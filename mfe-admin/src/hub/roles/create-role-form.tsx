import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { TextAreaField, TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { createContractorRoleRule } from 'rules/contractor-roles';
import { CreateRoleDocument, HubRolesDocument } from '#gql/graphql.ts';
import { PermissionsField } from './permissions-field.tsx';
import { Form, RoleFormFoot } from './role-form.tsx';
import { useFirstField } from './use-first-field.ts';
import { withTyped } from './with-typed.ts';

export function CreateRoleForm({ onDone }: { onDone: () => void }) {
  const [permissions, setPermissions] = useState<readonly string[]>([]);
  const [create] = useMutation(CreateRoleDocument);
  const first = useFirstField();
  const { field, put, pending, formProps } = useForm({
    rule: createContractorRoleRule,
    initial: { name: '', displayName: '', description: '', permission: '' },
    read: ({ permission, ...values }) => ({ ...values, permissions: withTyped(permissions, permission) }),
    onSubmit: async (input) => {
      await create({
        variables: { input },
        update: (cache, { data }) => {
          const made = data?.createContractorRole;
          if (!made) return;
          cache.updateQuery({ query: HubRolesDocument }, (known) => {
            if (!known || known.contractorRoles.some(({ id }) => id === made.id)) return known;
            const byName = [...known.contractorRoles, made].toSorted((a, b) => (a.name < b.name ? -1 : 1));
            return { ...known, contractorRoles: byName };
          });
        },
      });
      const description = `${input.displayName} can be given to contractors now.`;
      toast({ title: 'Role Created!', description, intent: 'success' });
      onDone();
    },
    onFailure: ({ message }) => toast({ title: 'Error', description: message, intent: 'destructive' }),
  });
  return (
    <Form {...formProps}>
      <div ref={first}>
        <TextField
          label="Role name"
          hint="Lowercase letters and underscores, as in qa_lead. It can't be changed later."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          {...field('name')}
        />
      </div>
      <TextField
        label="Display name"
        hint="As people read it, such as QA lead."
        autoComplete="off"
        maxLength={100}
        {...field('displayName')}
      />
      <TextAreaField label="Description (optional)" rows={2} {...field('description')} />
      <PermissionsField
        permissions={permissions}
        onPermissions={setPermissions}
        onTaken={() => put({ permission: '' })}
        typed={field('permission')}
      />
      <RoleFormFoot pending={pending} submit="Create Role" submitting="Creating..." onCancel={onDone} />
    </Form>
  );
}
