import { Dialog } from 'kit/dialog';
import { EmptyState } from 'kit/states';
import { Subject } from '../dialog-layout.ts';
import { getClientEmail } from '../list/client-name.ts';
import type { ProjectDialogProps } from '../project-dialogs.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactDialog({ isOpen, onClose, project }: ProjectDialogProps) {
  const address = project && getClientEmail(project);
  return (
    <Dialog isOpen={isOpen} title="Contact" onClose={onClose}>
      {project && <Subject>{project.title}</Subject>}
      {project && !address && (
        <EmptyState title="No client yet" hint="Add the client's email with Update, then you can write to them." />
      )}
      {project && address && <ContactForm projectId={project.id} address={address} onClose={onClose} />}
    </Dialog>
  );
}
