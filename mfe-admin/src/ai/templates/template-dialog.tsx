import { Dialog } from 'kit/dialog';
import { useRef } from 'react';
import type { TemplateDialog_TemplateFragment } from '#gql/graphql.ts';
import { TemplateForm } from './template-form.tsx';

interface TemplateDialogProps {
  edited: TemplateDialog_TemplateFragment | 'new' | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Creates or edits a prompt template. */
export function TemplateDialog({ edited, onSaved, onClose }: TemplateDialogProps) {
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  return (
    <Dialog
      wide
      isOpen={edited !== null}
      title={edited === 'new' ? 'Create Prompt Template' : 'Edit Prompt Template'}
      onClose={() => requestClose.current()}
    >
      {edited && (
        <TemplateForm
          template={edited === 'new' ? null : edited}
          requestCloseRef={requestClose}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
