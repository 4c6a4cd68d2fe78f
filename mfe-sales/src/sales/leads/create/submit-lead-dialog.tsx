import { Dialog } from 'kit/dialog';
import { SubmitLeadForm } from './submit-lead-form.tsx';

interface Given {
  isOpen: boolean;
  onClose: () => void;
}

export const SubmitLeadDialog = ({ isOpen, onClose }: Given) => (
  <Dialog isOpen={isOpen} title="Submit New Lead" onClose={onClose} wide>
    <SubmitLeadForm onClose={onClose} />
  </Dialog>
);
