import { useEffect, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import styled from 'styled-components';
import { Buttons, DangerButton } from './buttons.ts';

export interface Doomed {
  /** What kind of thing it is, as in "prompt template". */
  kind: string;
  name: string;
  /** Deletes it. False where that failed, which has been told. */
  remove: () => Promise<boolean>;
}

/** The one question before a template or a document is deleted. It begins on the answer that changes nothing. */
export function DeleteDialog({ doomed, onClose }: { doomed: Doomed | null; onClose: () => void }) {
  return (
    <Dialog isOpen={doomed !== null} title={`Delete ${doomed?.kind}`} onClose={onClose}>
      {doomed && <Question doomed={doomed} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ doomed: { name, remove }, onClose }: { doomed: Doomed; onClose: () => void }) {
  const [pending, setPending] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const go = async () => {
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
        <DangerButton disabled={pending} onClick={() => void go()}>
          {pending ? 'Deleting...' : 'Delete'}
        </DangerButton>
      </Buttons>
    </>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
`;
