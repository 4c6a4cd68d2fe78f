import { useState } from 'react';
import { Dialog } from 'kit/dialog';
import type { EnquiryPlan } from 'rules/enquiries';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquirySent } from './enquiry-sent.tsx';

export interface IntakeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The preselected plan. */
  plan?: EnquiryPlan;
}

/** The enquiry form as a dialog. Closing it needs no confirmation, because the draft is kept. */
export function IntakeDialog({ isOpen, onClose, plan }: IntakeDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Start Your Project" onClose={onClose} wide>
      <Intake plan={plan} />
    </Dialog>
  );
}

function Intake({ plan }: { plan: EnquiryPlan | undefined }) {
  const [sentTo, setSentTo] = useState('');
  if (sentTo) return <EnquirySent email={sentTo} level="h3" />;
  return <EnquiryForm plan={plan} onSent={setSentTo} />;
}
