import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { toast } from 'kit/toasts';
import type { EnquiryPlan } from 'rules/enquiries';
import type { IntakeDialogProps } from '../enquiry-form/intake-dialog.tsx';

/** Opens the intake dialog, with a plan chosen beforehand or none. */
export type StartProject = (plan?: EnquiryPlan) => void;

/** The intake dialog, fetched when it first opens, and a function that opens it. */
export function useIntakeDialog(): { start: StartProject; dialog: ReactNode } {
  const [Loaded, setLoaded] = useState<ComponentType<IntakeDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [plan, setPlan] = useState<EnquiryPlan>();
  const opener = useRef<Element | null>(null);

  const start: StartProject = (chosenPlan) => {
    opener.current = document.activeElement;
    setPlan(chosenPlan);
    import('../enquiry-form/intake-dialog.tsx').then(({ IntakeDialog }) => {
      setLoaded(() => IntakeDialog);
      setIsOpen(true);
    }, toastLoadFailure);
  };
  const close = () => {
    setIsOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return { start, dialog: Loaded && <Loaded isOpen={isOpen} onClose={close} plan={plan} /> };
}

function toastLoadFailure(): void {
  toast({
    title: "Couldn't open this",
    description: 'Check your connection and try again.',
    intent: 'destructive',
  });
}
