import { prependToLists, useMutation } from 'kit/apollo';
import { CreateProjectDialog } from 'kit/create-project';
import { toast } from 'kit/toasts';
import type { CreateProjectInput } from 'rules/create-project';
import { CreateProjectDocument } from '#gql/graphql.ts';

interface NewProjectDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function NewProjectDialog({ isOpen, onClose }: NewProjectDialogProps) {
  const [send] = useMutation(CreateProjectDocument);
  const create = async (input: CreateProjectInput, key: string) => {
    await send({
      variables: { input },
      context: { headers: { 'Idempotency-Key': key } },
      update: (cache, { data }) =>
        data && prependToLists(cache, 'projects', { id: data.createProject.id, type: 'Project' }),
    });
    toast({
      title: 'Project Created',
      description: "It's pending and listed first until work begins.",
      intent: 'success',
    });
  };
  return <CreateProjectDialog isOpen={isOpen} title="Create New Project" onClose={onClose} create={create} />;
}
