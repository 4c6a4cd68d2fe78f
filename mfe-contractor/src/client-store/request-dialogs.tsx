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
const ConfirmDialog = lazyWithRetry(async () => (await import('kit/dialog')).ConfirmDialog, lazyOptions);

/** Dialogs stay mounted after they first open: a dialog that closes restores focus, one that unmounts does not. */
export function RequestDialogs({ open, onDecline, onClose }: RequestDialogsProps) {
  const [openedDialogs, setOpenedDialogs] = useState<readonly OpenRequestDialog['to'][]>([]);
  if (open && !openedDialogs.includes(open.to)) setOpenedDialogs([...openedDialogs, open.to]);
  const getRequestFor = (to: OpenRequestDialog['to']) => (open?.to === to ? open.request : null);
  const declined = getRequestFor('decline');
  return (
    <>
      {openedDialogs.includes('contact') && <ContactDialog request={getRequestFor('contact')} onClose={onClose} />}
      {openedDialogs.includes('decline') && (
        <ConfirmDialog
          isOpen={declined !== null}
          confirmation={
            declined && {
              title: 'Decline request',
              message: `Decline the request from ${declined.name}? It will be removed for the whole team. Sales keeps its lead.`,
              cancelLabel: 'Keep it',
              confirmLabel: 'Decline',
              intent: 'danger',
              run: () => onDecline(declined),
            }
          }
          onClose={onClose}
        />
      )}
    </>
  );
}
