import { useRef, useState } from 'react';
import { Dialog } from 'kit/dialog';
import { CreateKeyForm } from './create-key-form.tsx';
import { IssuedKey, type Issued } from './issued-key.tsx';

interface CreateKeyDialogProps {
  isOpen: boolean;
  onCreated: () => void;
  onClose: () => void;
}

/** First whose key it is, then the key itself, which is shown this once: only Done closes it. */
export function CreateKeyDialog({ isOpen, onCreated, onClose }: CreateKeyDialogProps) {
  const [issued, setIssued] = useState<Issued | null>(null);
  const show = (key: Issued) => {
    setIssued(key);
    onCreated();
  };
  // The form knows whether closing would lose something.
  const ask = useRef(onClose);
  const title = issued ? `Key of ${issued.name}` : 'Create release key';
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={issued ? undefined : () => ask.current()}
      onClosed={() => setIssued(null)}
    >
      {issued ? (
        <IssuedKey issued={issued} onDone={onClose} />
      ) : (
        <CreateKeyForm askRef={ask} onIssued={show} onClose={onClose} />
      )}
    </Dialog>
  );
}
