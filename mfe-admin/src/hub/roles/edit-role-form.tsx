import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { TextAreaField, TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { updateContractorRoleRule } from 'rules/contractor-roles';
import { UpdateRoleDocument } from '#gql/graphql.ts';
import { CheckboxLine } from '../../ai/checkbox-line.tsx';
import { PermissionsField } from './permissions-field.tsx';
import { Form, RoleFormFoot } from './role-form.tsx';
import type { Role } from './use-roles.ts';
import { useFirstField } from './use-first-field.ts';
import { withTyped } from './with-typed.ts';

/** All of a role but its name, which people and invitations have. */
export function EditRoleForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const [permissions, setPermissions] = useState<readonly string[]>(role.permissions);
  const [isActive, setActive] = useState(role.isActive);
  const [update] = useMutation(UpdateRoleDocument);
  const first = useFirstField();
  const { field, put, pending, formProps } = useForm({
    rule: updateContractorRoleRule,
    initial: { displayName: role.displayName, description: role.description ?? '', permission: '' },
    read: ({ permission, ...values }) => ({ ...values, isActive, permissions: withTyped(permissions, permission) }),
    onSubmit: async (input) => {
      await update({ variables: { id: role.id, input } });
      toast({ title: 'Role Updated!', description: `${input.displayName} is saved.`, intent: 'success' });
      onDone();
    },
    onFailure: ({ message }) => toast({ title: 'Error', description: message, intent: 'destructive' }),
  });
  return (
    <Form {...formProps}>
      <p>
        The name <code>{role.name}</code> stays: people and invitations have it.
      </p>
      <div ref={first}>
        <TextField label="Display name" autoComplete="off" maxLength={100} {...field('displayName')} />
      </div>
      <TextAreaField label="Description (optional)" rows={2} {...field('description')} />
      <PermissionsField
        permissions={permissions}
        onPermissions={setPermissions}
        onTaken={() => put({ permission: '' })}
        typed={field('permission')}
      />
      <CheckboxLine
        label="Active"
        hint="People can be invited to it. Who has it keeps it either way."
        checked={isActive}
        onChange={setActive}
      />
      <RoleFormFoot pending={pending} submit="Save Role" submitting="Saving..." onCancel={onDone} />
    </Form>
  );
}
