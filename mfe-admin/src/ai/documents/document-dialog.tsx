import { useRef } from 'react';
import { Dialog } from 'kit/dialog';
import type { DocumentDialog_DocumentFragment } from '#gql/graphql.ts';
import { DocumentForm } from './document-form.tsx';

interface DocumentDialogProps {
  edited: DocumentDialog_DocumentFragment | 'new' | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a document manually, or edits one. */
export function DocumentDialog({ edited, onSaved, onClose }: DocumentDialogProps) {
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  return (
    <Dialog
      isOpen={edited !== null}
      title={edited === 'new' ? 'Add Document' : 'Edit Document'}
      onClose={() => requestClose.current()}
    >
      {edited && (
        <DocumentForm
          document={edited === 'new' ? null : edited}
          requestCloseRef={requestClose}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
