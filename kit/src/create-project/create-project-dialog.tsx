import type { CreateProjectInput } from 'rules/create-project';
import { Dialog } from '../dialog.tsx';
import { CreateProjectForm } from './create-project-form.tsx';

interface CreateProjectDialogProps {
  isOpen: boolean;
  /** As in "Start New Project". */
  title: string;
  onClose: () => void;
  /** Sends it under the key, which stays the same as long as the same project is sent again. What it throws is read. */
  create: (project: CreateProjectInput, key: string) => Promise<void>;
}

/** The Create Project dialog, one for both portals. What is filled in is kept for this tab until it is created. */
export function CreateProjectDialog({ isOpen, title, onClose, create }: CreateProjectDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose} wide>
      <CreateProjectForm create={create} onClose={onClose} />
    </Dialog>
  );
}
