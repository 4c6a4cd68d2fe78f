import { useState } from 'react';
import { lazyWithRetry } from 'kit/states';
import type { ClientRequest } from './use-requests.ts';

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

const nothing = { waiting: null };
const ContactDialog = lazyWithRetry(async () => (await import('./contact-dialog.tsx')).ContactDialog, nothing);
const DeclineDialog = lazyWithRetry(async () => (await import('./decline-dialog.tsx')).DeclineDialog, nothing);

/** Dialogs stay mounted after they first open: a dialog that closes restores focus, one that unmounts does not. */
export function RequestDialogs({ open, onDecline, onClose }: RequestDialogsProps) {
  const [used, setUsed] = useState<readonly OpenRequestDialog['to'][]>([]);
  if (open && !used.includes(open.to)) setUsed([...used, open.to]);
  const about = (to: OpenRequestDialog['to']) => (open?.to === to ? open.request : null);
  return (
    <>
      {used.includes('contact') && <ContactDialog request={about('contact')} onClose={onClose} />}
      {used.includes('decline') && <DeclineDialog request={about('decline')} onDecline={onDecline} onClose={onClose} />}
    </>
  );
}
