import { useState } from 'react';
import { Dialog } from 'kit/dialog';
import { ComposerForm } from './composer-form.tsx';
import type { Recipient } from './recipient.ts';
import { TemplateManager } from './templates/template-manager.tsx';

interface ComposerDialogProps {
  isOpen: boolean;
  recipient: Recipient | null;
  onClose: () => void;
  /** The dialog is closed, and the focus restored. */
  onClosed?: () => void;
}

/** Writes to the contact of a lead without leaving the screen. */
export function ComposerDialog({ isOpen, recipient, onClose, onClosed }: ComposerDialogProps) {
  const [isManaging, setManaging] = useState(false);
  const close = () => {
    setManaging(false);
    onClose();
  };
  const title = isManaging ? 'Answer templates' : `Write to ${recipient?.contactName}`;
  return (
    <Dialog isOpen={isOpen} title={title} onClose={close} onClosed={onClosed} wide>
      {isManaging ? (
        <TemplateManager onBack={() => setManaging(false)} />
      ) : (
        recipient && (
          <ComposerForm
            key={recipient.id}
            recipient={recipient}
            onClose={close}
            onManageTemplates={() => setManaging(true)}
          />
        )
      )}
    </Dialog>
  );
}
