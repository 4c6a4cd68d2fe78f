import { Dialog } from 'kit/dialog';
import { OpenTicketForm } from './open-ticket-form.tsx';

export function OpenTicketDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen title="Open Ticket" onClose={onClose}>
      <OpenTicketForm onCancel={onClose} />
    </Dialog>
  );
}
