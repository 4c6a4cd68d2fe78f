import { useState } from 'react';
import { lazyWithRetry } from 'kit/states';
import type { ClientRequest } from './use-client-requests.ts';

/** An action on a request that needs a dialog. */
export interface OpenRequestDialog {
  to: 'contact' | 'decline';
  request: ClientRequest;
}

interface RequestDialogsProps {
  open: OpenRequestDialog | null;
  onDecline: (request: ClientRequest) => void;
  onClose: () => void;
}

const lazyOptions = { waiting: null };
const ContactDialog = lazyWithRetry(async () => (await import('./contact-dialog.tsx')).ContactDialog, lazyOptions);
const DeclineDialog = lazyWithRetry(async () => (await import('./decline-dialog.tsx')).DeclineDialog, lazyOptions);

/** Dialogs stay mounted after they first open: a dialog that closes restores focus, one that unmounts does not. */
export function RequestDialogs({ open, onDecline, onClose }: RequestDialogsProps) {
  const [openedDialogs, setOpenedDialogs] = useState<readonly OpenRequestDialog['to'][]>([]);
  if (open && !openedDialogs.includes(open.to)) setOpenedDialogs([...openedDialogs, open.to]);
  const getRequestFor = (to: OpenRequestDialog['to']) => (open?.to === to ? open.request : null);
  return (
    <>
      {openedDialogs.includes('contact') && <ContactDialog request={getRequestFor('contact')} onClose={onClose} />}
      {openedDialogs.includes('decline') && (
        <DeclineDialog request={getRequestFor('decline')} onDecline={onDecline} onClose={onClose} />
      )}
    </>
  );
}
