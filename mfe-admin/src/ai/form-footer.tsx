import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { DangerButton, DialogButtons } from 'kit/dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { UnsavedChanges } from './unsaved/use-unsaved-changes.ts';

interface FormFooterProps {
  unsaved: UnsavedChanges;
  pending: boolean;
  /** Whether submitting is destructive. */
  danger?: boolean;
  submit: string;
  submitting: string;
}

/** Cancel and submit buttons of a dialog form, replaced by the confirmation when closing would discard changes. */
export function FormFooter({ unsaved, pending, danger = false, submit, submitting }: FormFooterProps) {
  const Submit = danger ? DangerButton : Button;
  return (
    <StickyFooter>
      {unsaved.isConfirming ? (
        <UnsavedChangesPrompt onKeepEditing={unsaved.keepEditing} onDiscard={unsaved.discard} />
      ) : (
        <DialogButtons>
          <Button onClick={unsaved.close}>Cancel</Button>
          <Submit type="submit" $primary={!danger} disabled={pending}>
            {pending ? submitting : submit}
          </Submit>
        </DialogButtons>
      )}
    </StickyFooter>
  );
}

/* Sticks to the bottom of the dialog, over its padding, however long the form is. */
const StickyFooter = styled.div`
  padding-top: ${tokens.space.s};
  ${tokens.screen.wide} {
    position: sticky;
    z-index: 1;
    bottom: calc(-1 * ${tokens.space.l});
    margin-bottom: calc(-1 * ${tokens.space.l});
    padding: ${tokens.space.s} 0 ${tokens.space.l};
    border-top: 1px solid ${tokens.color.line};
    background: ${tokens.color.paper};
  }
`;

/** Replaces the dialog's buttons. Keep editing has the initial focus, and the focus is restored afterwards. */
function UnsavedChangesPrompt({ onKeepEditing, onDiscard }: { onKeepEditing: () => void; onDiscard: () => void }) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const previousFocus = document.activeElement;
    keepButton.current?.focus();
    keepButton.current?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, []);
  return (
    <Bar role="alertdialog" aria-label="Discard your changes?">
      <p aria-hidden>Discard your changes?</p>
      <Button ref={keepButton} onClick={onKeepEditing}>
        Keep editing
      </Button>
      <DangerButton onClick={onDiscard}>Discard</DangerButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
  p {
    margin-right: auto;
    font-weight: 600;
  }
`;
