import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Buttons } from '../account-parts.ts';
import { useAction } from '../use-action.ts';

interface Confirmation {
  title: string;
  /** What happens on confirmation. */
  text: string;
  /** Label of the confirm button. */
  action: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Confirms a removal. The focus starts on Cancel. */
export function ConfirmDialog({ isOpen, ...question }: Confirmation & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} title={question.title} onClose={question.onClose}>
      <ConfirmContent {...question} />
    </Dialog>
  );
}

function ConfirmContent({ text, action, onConfirm, onClose }: Confirmation) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { pending, run } = useAction<'confirm'>();
  useEffect(() => cancel.current?.focus(), []);
  return (
    <>
      <Words>{text}</Words>
      <Buttons>
        <Button aria-disabled={pending !== null} onClick={() => void run('confirm', 'Nothing has changed', onConfirm)}>
          {pending ? 'One moment…' : action}
        </Button>
        <Button ref={cancel} onClick={onClose}>
          Cancel
        </Button>
      </Buttons>
    </>
  );
}

const Words = styled.p`
  margin-bottom: ${tokens.space.xs};
  color: ${tokens.color.soft};
`;
