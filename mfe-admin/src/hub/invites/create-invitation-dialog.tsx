import { Dialog } from 'kit/dialog';
import type { IssuedInvite_InvitationFragment } from '#gql/graphql.ts';
import { CreateInvitationForm } from './create-invitation-form.tsx';

interface CreateInvitationDialogProps {
  isOpen: boolean;
  onCreated: (invite: IssuedInvite_InvitationFragment) => void;
  onClose: () => void;
}

export const CreateInvitationDialog = ({ isOpen, onCreated, onClose }: CreateInvitationDialogProps) => (
  <Dialog isOpen={isOpen} title="Create Invitation" onClose={onClose}>
    <CreateInvitationForm onCreated={onCreated} onClose={onClose} />
  </Dialog>
);
