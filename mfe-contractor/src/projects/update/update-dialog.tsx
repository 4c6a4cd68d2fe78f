import { Dialog } from 'kit/dialog';
import { toast } from 'kit/toasts';
import type { UpdateProjectInput } from 'rules/projects';
import type { HubProject_ProjectFragment } from '#gql/graphql.ts';
import type { ProjectDialogProps } from '../project-dialogs.tsx';
import { UpdateForm } from './update-form.tsx';
import { useUpdateProject } from './use-update-project.ts';

export function UpdateDialog({ isOpen, onClose, project }: ProjectDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Update Project" onClose={onClose}>
      {project && <Update project={project} onClose={onClose} />}
    </Dialog>
  );
}

function Update({ project, onClose }: { project: HubProject_ProjectFragment; onClose: () => void }) {
  const update = useUpdateProject(project);
  const save = async (input: UpdateProjectInput) => {
    onClose();
    if (await update(input)) toast({ title: `${project.title} updated`, intent: 'success' });
  };
  return <UpdateForm project={project} onSave={(input) => void save(input)} onCancel={onClose} />;
}
