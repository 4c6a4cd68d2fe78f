import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { CreateProjectForm, type KeptPeople } from './create-project-form.tsx';
import type { CreateProjectFormProps } from './use-create-project.ts';

interface CreateProjectDialogProps extends CreateProjectFormProps {
  isOpen: boolean;
  /** Such as "Create New Project". */
  title: string;
  /** Fields of one portal only, after the others. */
  children?: ReactNode;
  /** The people of those fields, who are kept and cleared with the others. */
  people?: KeptPeople;
}

/** The Create Project dialog of the team, shared by its portals. Entries are kept for this tab until the project is created. */
export function CreateProjectDialog({ isOpen, title, onClose, create, people, children }: CreateProjectDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose} wide>
      <CreateProjectForm create={create} onClose={onClose} people={people}>
        {children}
      </CreateProjectForm>
    </Dialog>
  );
}
