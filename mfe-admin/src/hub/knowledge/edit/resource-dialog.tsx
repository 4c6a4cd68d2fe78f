import { useRef } from 'react';
import { Dialog } from 'kit/dialog';
import { EditResourceForm } from './edit-resource-form.tsx';
import { ResourceForm } from './resource-form.tsx';

interface ResourceDialogProps {
  isOpen: boolean;
  /** The resource to edit; null creates one. */
  id: string | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a resource, or edits one. */
export function ResourceDialog({ isOpen, id, onSaved, onClose }: ResourceDialogProps) {
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  const formProps = { requestCloseRef: requestClose, onSaved, onClose };
  return (
    <Dialog wide isOpen={isOpen} title={id ? 'Edit Resource' : 'Add Resource'} onClose={() => requestClose.current()}>
      {id ? <EditResourceForm id={id} {...formProps} /> : <ResourceForm resource={null} {...formProps} />}
    </Dialog>
  );
}
