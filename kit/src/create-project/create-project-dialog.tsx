import type { ReactNode } from 'react';
import type { CreateProjectInput } from 'rules/create-project';
import { Dialog } from '../dialog/dialog.tsx';
import { CreateProjectForm } from './create-project-form.tsx';

interface CreateProjectDialogProps {
  isOpen: boolean;
  /** Such as "Start New Project". */
  title: string;
  onClose: () => void;
  /** Sends the project. The key stays the same for retries of the same project. Thrown errors are shown. */
  create: (project: CreateProjectInput, key: string) => Promise<void>;
  /** Fields of one portal only, after the others. */
  children?: ReactNode;
}

/** The Create Project dialog, shared by both portals. Entries are kept for this tab until the project is created. */
export function CreateProjectDialog({ isOpen, title, onClose, create, children }: CreateProjectDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose} wide>
      <CreateProjectForm create={create} onClose={onClose}>
        {children}
      </CreateProjectForm>
    </Dialog>
  );
}
