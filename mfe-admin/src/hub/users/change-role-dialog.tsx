import type { Role } from 'rules/people';
import { Dialog } from 'kit/dialog';
import { ChangeRoleForm } from './change-role-form.tsx';
import type { HubUser } from './use-users.ts';

interface ChangeRoleDialogProps {
  user: HubUser | null;
  onChange: (user: HubUser, role: Role, contractorRole: string | null) => Promise<void>;
  onClose: () => void;
}

export function ChangeRoleDialog({ user, onChange, onClose }: ChangeRoleDialogProps) {
  return (
    <Dialog isOpen={user !== null} title="Change role" onClose={onClose}>
      {user && <ChangeRoleForm user={user} onChange={onChange} onClose={onClose} />}
    </Dialog>
  );
}
