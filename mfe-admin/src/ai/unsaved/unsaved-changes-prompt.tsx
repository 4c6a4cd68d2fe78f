import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { DangerButton } from 'kit/dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Replaces the dialog's buttons. Keep editing has the initial focus, and the focus is restored afterwards. */
export function UnsavedChangesPrompt({
  onKeepEditing,
  onDiscard,
}: {
  onKeepEditing: () => void;
  onDiscard: () => void;
}) {
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
