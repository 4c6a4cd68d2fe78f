import { Dialog } from 'kit/dialog';
import { CreateRoleForm } from './create-role-form.tsx';
import { EditRoleForm } from './edit-role-form.tsx';
import type { Role } from './use-roles.ts';

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
