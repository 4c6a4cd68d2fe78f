import { useRef, useState } from 'react';
import { Dialog } from 'kit/dialog';
import { CreateKeyForm } from './create-key-form.tsx';
import { IssuedKey, type IssuedReleaseKey } from './issued-key.tsx';

interface CreateKeyDialogProps {
  isOpen: boolean;
  onCreated: () => void;
  onClose: () => void;
}

/** Asks for the key's details, then shows the key once: only Done closes it. */
export function CreateKeyDialog({ isOpen, onCreated, onClose }: CreateKeyDialogProps) {
  const [issued, setIssued] = useState<IssuedReleaseKey | null>(null);
  const show = (key: IssuedReleaseKey) => {
    setIssued(key);
    onCreated();
  };
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  const title = issued ? `Key of ${issued.name}` : 'Create release key';
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={issued ? undefined : () => requestClose.current()}
      onClosed={() => setIssued(null)}
    >
      {issued ? (
        <IssuedKey issued={issued} onDone={onClose} />
      ) : (
        <CreateKeyForm requestCloseRef={requestClose} onIssued={show} onClose={onClose} />
      )}
    </Dialog>
  );
}
