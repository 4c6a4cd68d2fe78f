import { useRef, useState } from 'react';
import { Dialog } from 'kit/dialog';
import type { DialogSubject } from './webhooks-panel.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

interface WebhookDialogProps {
  isOpen: boolean;
  subject: DialogSubject;
  onSaved: () => void;
  onClose: () => void;
}

/** Creates or edits a webhook, then shows a new secret once: only Done closes it. */
export function WebhookDialog({ isOpen, subject, onSaved, onClose }: WebhookDialogProps) {
  const [created, setCreated] = useState<{ name: string; secret: string } | null>(null);
  const { webhook, secret } = subject;
  const shown = created ?? (webhook && secret ? { name: webhook.name, secret } : null);
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  const title = shown ? `Secret of ${shown.name}` : webhook ? `Edit ${webhook.name}` : 'Create webhook';
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={shown ? undefined : () => requestClose.current()}
      onClosed={() => setCreated(null)}
    >
      {shown ? (
        <WebhookSecret secret={shown.secret} isRotated={!created} onDone={onClose} />
      ) : (
        <WebhookForm
          webhook={webhook}
          requestCloseRef={requestClose}
          onSaved={(next) => {
            onSaved();
            if (next) setCreated(next);
            else onClose();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
