import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { reportChunkLoadError } from '../states/chunk-load-error.ts';
import { toast } from '../toasts.ts';
import type { ReauthenticationDialogProps } from './reauthentication-dialog.tsx';
import {
  getCurrentReauthentication,
  onReauthenticationChange,
  type ReauthenticationRequest,
} from './reauthentication-store.ts';

/** Rendered once per page: shows the dialog when the server needs the account's owner to confirm a change. */
export function Reauthentication() {
  const request = useSyncExternalStore(
    onReauthenticationChange,
    getCurrentReauthentication,
    getCurrentReauthentication,
  );
  const [last, setLast] = useState<ReauthenticationRequest | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<ReauthenticationDialogProps>>();
  if (request && request !== last) setLast(request);
  useEffect(() => {
    if (!request || Dialog) return;
    import('./reauthentication-dialog.tsx').then(
      ({ ReauthenticationDialog }) => setDialog(() => ReauthenticationDialog),
      (error: unknown) => {
        toast({
          title: "Couldn't load the confirmation",
          description: 'Check your connection and try again.',
          intent: 'destructive',
        });
        request.settle(false);
        reportChunkLoadError(error);
      },
    );
  }, [request, Dialog]);
  // Each dialog is new, so that its layer is above every open dialog. The last one stays mounted to restore the focus.
  return Dialog && last ? <Dialog key={last.id} isOpen={request === last} onSettle={last.settle} /> : null;
}
