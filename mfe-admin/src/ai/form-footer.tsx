import { Button } from 'kit/controls';
import { DangerButton, DialogButtons } from 'kit/dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { UnsavedChangesPrompt } from './unsaved/unsaved-changes-prompt.tsx';
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
    background: ${tokens.color.paper};
  }
`;
