import { useEffect, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import styled from 'styled-components';
import { Buttons, DangerButton } from './buttons.ts';

export interface DeleteTarget {
  /** What kind of thing it is, as in "prompt template". */
  kind: string;
  name: string;
  /** Deletes it. False where that failed, which has been told. */
  remove: () => Promise<boolean>;
}

/** The one question before a template or a document is deleted. It begins on the answer that changes nothing. */
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
      <Buttons>
        <Button ref={cancel} onClick={onClose}>
          Cancel
        </Button>
        <DangerButton disabled={pending} onClick={() => void confirmDelete()}>
          {pending ? 'Deleting...' : 'Delete'}
        </DangerButton>
      </Buttons>
    </>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
`;
