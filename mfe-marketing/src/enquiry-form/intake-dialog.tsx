import { ButtonLink } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import type { EnquiryPlan } from 'rules/enquiries';

export interface IntakeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Chosen beforehand, where somebody starts from a plan. */
  plan?: EnquiryPlan;
}

export function IntakeDialog({ isOpen, onClose, plan }: IntakeDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Start Your Project" onClose={onClose}>
      {plan && <p>Preferred plan: {plan}</p>}
      <ButtonLink to="/contact" $primary>
        Go to the enquiry form
      </ButtonLink>
    </Dialog>
  );
}
