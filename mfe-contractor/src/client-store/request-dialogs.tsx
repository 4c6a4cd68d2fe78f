import { useState } from 'react';
import { lazyWithRetry } from 'kit/states';
import type { ClientRequest } from './use-requests.ts';

/** What one is about to do with a request that needs a word more. */
export interface OpenRequestDialog {
  to: 'contact' | 'decline';
  request: ClientRequest;
}

interface RequestDialogsProps {
  asked: OpenRequestDialog | null;
  onDecline: (request: ClientRequest) => void;
  onClose: () => void;
}

const nothing = { waiting: null };
const ContactDialog = lazyWithRetry(async () => (await import('./contact-dialog.tsx')).ContactDialog, nothing);
const DeclineDialog = lazyWithRetry(async () => (await import('./decline-dialog.tsx')).DeclineDialog, nothing);

/** Each is there from its first opening on: a dialog that closes, rather than goes, gives the focus back. */
export function RequestDialogs({ asked, onDecline, onClose }: RequestDialogsProps) {
  const [used, setUsed] = useState<readonly OpenRequestDialog['to'][]>([]);
  if (asked && !used.includes(asked.to)) setUsed([...used, asked.to]);
  const about = (to: OpenRequestDialog['to']) => (asked?.to === to ? asked.request : null);
  return (
    <>
      {used.includes('contact') && <ContactDialog request={about('contact')} onClose={onClose} />}
      {used.includes('decline') && <DeclineDialog request={about('decline')} onDecline={onDecline} onClose={onClose} />}
    </>
  );
}
