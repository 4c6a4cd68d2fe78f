import { useState } from 'react';
import { Dialog } from 'kit/dialog';
import { CreateKeyForm } from './create-key-form.tsx';
import { IssuedKey, type Issued } from './issued-key.tsx';

interface Opened {
  isOpen: boolean;
  onCreated: () => void;
  onClose: () => void;
}

/** First whose key it is, then the key itself, which is shown as long as the dialog is open. */
export function CreateKeyDialog({ isOpen, onCreated, onClose }: Opened) {
  const [issued, setIssued] = useState<Issued | null>(null);
  const show = (key: Issued) => {
    setIssued(key);
    onCreated();
  };
  const title = issued ? `Key of ${issued.name}` : 'Create release key';
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose} onClosed={() => setIssued(null)}>
      {issued ? <IssuedKey issued={issued} onDone={onClose} /> : <CreateKeyForm onIssued={show} onCancel={onClose} />}
    </Dialog>
  );
}
