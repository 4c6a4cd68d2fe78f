import { useState } from 'react';
import { Dialog } from 'kit/dialog';
import { useMutation } from 'kit/apollo';
import { useFocusOnMount } from 'kit/focus';
import { TextAreaField, TextField, useForm } from 'kit/forms';
import { toast, toastFailure } from 'kit/toasts';
import { updateContractorRoleRule } from 'rules/contractor-roles';
import { UpdateRoleDocument } from '#gql/graphql.ts';
import { CheckboxField } from '../../ai/checkbox-field.tsx';
import { CreateRoleForm } from './create-role-form.tsx';
import type { Role } from './use-roles.ts';
import { PermissionsField } from './permissions-field.tsx';
import { RoleForm, RoleFormFooter } from './role-form.tsx';
import { appendUnique } from './append-unique.ts';

interface RoleDialogProps {
  isOpen: boolean;
  /** The role to edit; null creates one. */
  role: Role | null;
  onClose: () => void;
}

export function RoleDialog({ isOpen, role, onClose }: RoleDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={role ? 'Edit Role' : 'Create Role'} onClose={onClose}>
      {role ? <EditRoleForm role={role} onDone={onClose} /> : <CreateRoleForm onDone={onClose} />}
    </Dialog>
  );
}

/** Edits everything but the name, which users and invitations refer to. */
function EditRoleForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const [permissions, setPermissions] = useState<readonly string[]>(role.permissions);
  const [isActive, setActive] = useState(role.isActive);
  const [update] = useMutation(UpdateRoleDocument);
  const first = useFocusOnMount<HTMLDivElement>();
  const { field, put, pending, formProps } = useForm({
    rule: updateContractorRoleRule,
    initial: { displayName: role.displayName, description: role.description ?? '', permission: '' },
    read: ({ permission, ...values }) => ({ ...values, isActive, permissions: appendUnique(permissions, permission) }),
    onSubmit: async (input) => {
      await update({ variables: { id: role.id, input } });
      toast({ title: 'Role Updated!', description: `${input.displayName} was saved.`, intent: 'success' });
      onDone();
    },
    onFailure: (fault) => toastFailure(fault, 'Error'),
  });
  return (
    <RoleForm {...formProps}>
      <p>
        The name <code>{role.name}</code> can't be changed: people and invitations use it.
      </p>
      <div ref={first}>
        <TextField label="Display name" autoComplete="off" maxLength={100} {...field('displayName')} />
      </div>
      <TextAreaField label="Description (optional)" rows={2} {...field('description')} />
      <PermissionsField
        permissions={permissions}
        onPermissions={setPermissions}
        onAdded={() => put({ permission: '' })}
        inputProps={field('permission')}
      />
      <CheckboxField
        label="Active"
        hint="New invitations can use it. People who have it keep it either way."
        checked={isActive}
        onChange={setActive}
      />
      <RoleFormFooter pending={pending} submit="Save Role" submitting="Saving…" onCancel={onDone} />
    </RoleForm>
  );
}
