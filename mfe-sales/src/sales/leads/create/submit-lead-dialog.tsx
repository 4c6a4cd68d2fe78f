import { Dialog } from 'kit/dialog';
import { SubmitLeadForm } from './submit-lead-form.tsx';

interface SubmitLeadDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export const SubmitLeadDialog = ({ isOpen, onClose }: SubmitLeadDialogProps) => (
  <Dialog isOpen={isOpen} title="Submit New Lead" onClose={onClose} wide>
    <SubmitLeadForm onClose={onClose} />
  </Dialog>
);
