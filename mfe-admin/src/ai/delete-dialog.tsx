import { useEffect, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { DangerButton, Dialog, DialogButtons } from 'kit/dialog';
import styled from 'styled-components';

export interface DeleteTarget {
  /** The kind of item, as in "prompt template". */
  kind: string;
  name: string;
  /** Deletes the item. Returns false if that failed; the error has already been shown. */
  remove: () => Promise<boolean>;
}

/** Confirms the deletion of a template or document. Cancel has the initial focus. */
export function DeleteDialog({ deleteTarget, onClose }: { deleteTarget: DeleteTarget | null; onClose: () => void }) {
  return (
    <Dialog isOpen={deleteTarget !== null} title={`Delete ${deleteTarget?.kind}`} onClose={onClose}>
      {deleteTarget && <DeleteConfirmation deleteTarget={deleteTarget} onClose={onClose} />}
    </Dialog>
  );
}

function DeleteConfirmation({
  deleteTarget: { name, remove },
  onClose,
}: {
  deleteTarget: DeleteTarget;
  onClose: () => void;
}) {
  const [pending, setPending] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const confirmDelete = async () => {
    setPending(true);
    if (await remove()) return onClose();
    setPending(false);
  };
  return (
    <>
      <Words>Are you sure you want to delete “{name}”? This action cannot be undone.</Words>
      <DialogButtons>
        <Button ref={cancel} onClick={onClose}>
          Cancel
        </Button>
        <DangerButton disabled={pending} onClick={() => void confirmDelete()}>
          {pending ? 'Deleting…' : 'Delete'}
        </DangerButton>
      </DialogButtons>
    </>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
`;
