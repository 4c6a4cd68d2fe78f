import { Dialog } from 'kit/dialog';
import { useRef } from 'react';
import type { TemplateDialog_TemplateFragment } from '#gql/graphql.ts';
import { TemplateForm } from './template-form.tsx';

interface Edited {
  edited: TemplateDialog_TemplateFragment | 'new' | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Creates or edits a prompt template. */
export function TemplateDialog({ edited, onSaved, onClose }: Edited) {
  // The form knows whether closing would lose something.
  const ask = useRef(onClose);
  return (
    <Dialog
      wide
      isOpen={edited !== null}
      title={edited === 'new' ? 'Create Prompt Template' : 'Edit Prompt Template'}
      onClose={() => ask.current()}
    >
      {edited && (
        <TemplateForm template={edited === 'new' ? null : edited} askRef={ask} onSaved={onSaved} onClose={onClose} />
      )}
    </Dialog>
  );
}
