import { prependToLists, useMutation } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { toast } from 'kit/toasts';
import type { CreateProjectInput } from 'rules/create-project';
import { StartProjectDocument } from '#gql/graphql.ts';
import { StartProjectForm } from './start-project-form.tsx';

interface StartProjectDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function StartProjectDialog({ isOpen, onClose }: StartProjectDialogProps) {
  const [start] = useMutation(StartProjectDocument);
  const create = async (input: CreateProjectInput, key: string) => {
    await start({
      variables: { input },
      context: { headers: { 'Idempotency-Key': key } },
      update: (cache, { data }) =>
        data && prependToLists(cache, 'projects', { id: data.createProject.id, type: 'Project' }),
    });
    toast({
      title: 'Project Created',
      description: "It's pending. We'll review it and assign a team. You'll see progress here once work begins.",
      intent: 'success',
    });
  };
  return (
    <Dialog isOpen={isOpen} title="Start New Project" onClose={onClose}>
      <StartProjectForm create={create} onClose={onClose} />
    </Dialog>
  );
}
