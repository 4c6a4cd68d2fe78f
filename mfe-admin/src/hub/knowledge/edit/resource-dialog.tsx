import { useRef } from 'react';
import { Dialog } from 'kit/dialog';
import { EditedForm } from './edited-form.tsx';
import { ResourceForm } from './resource-form.tsx';

interface Edited {
  isOpen: boolean;
  /** Which resource; null for a new one. */
  id: string | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a resource, or edits one. */
export function ResourceDialog({ isOpen, id, onSaved, onClose }: Edited) {
  // The form knows whether closing would lose something.
  const ask = useRef(onClose);
  const given = { askRef: ask, onSaved, onClose };
  return (
    <Dialog wide isOpen={isOpen} title={id ? 'Edit Resource' : 'Add Resource'} onClose={() => ask.current()}>
      {id ? <EditedForm id={id} {...given} /> : <ResourceForm resource={null} {...given} />}
    </Dialog>
  );
}
