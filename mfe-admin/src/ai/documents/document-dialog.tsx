import { useRef } from 'react';
import { Dialog } from 'kit/dialog';
import type { DocumentDialog_DocumentFragment } from '#gql/graphql.ts';
import { DocumentForm } from './document-form.tsx';

interface Edited {
  edited: DocumentDialog_DocumentFragment | 'new' | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a document by hand, or edits one. */
export function DocumentDialog({ edited, onSaved, onClose }: Edited) {
  // The form knows whether closing would lose something.
  const ask = useRef(onClose);
  return (
    <Dialog
      isOpen={edited !== null}
      title={edited === 'new' ? 'Add Document' : 'Edit Document'}
      onClose={() => ask.current()}
    >
      {edited && (
        <DocumentForm document={edited === 'new' ? null : edited} askRef={ask} onSaved={onSaved} onClose={onClose} />
      )}
    </Dialog>
  );
}
