import { Dialog } from 'kit/dialog';
import { ContactForm } from './contact-form.tsx';
import type { ClientRequest } from './use-client-requests.ts';

interface ContactDialogProps {
  request: ClientRequest | null;
  onClose: () => void;
}

export const ContactDialog = ({ request, onClose }: ContactDialogProps) => (
  <Dialog isOpen={request !== null} title={`Contact ${request?.name}`} onClose={onClose}>
    {request && <ContactForm request={request} onClose={onClose} />}
  </Dialog>
);
