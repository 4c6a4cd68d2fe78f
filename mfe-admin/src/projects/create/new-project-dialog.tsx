import { useMutation } from 'kit/apollo';
import { CreateProjectDialog } from 'kit/create-project';
import { toast } from 'kit/toasts';
import type { CreateProjectInput } from 'rules/create-project';
import { CreateAdminProjectDocument } from '#gql/graphql.ts';

export interface NewProjectDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Only the server knows whether it matches the current filter, so refetch. */
  onCreated: () => void;
}

export function NewProjectDialog({ isOpen, onClose, onCreated }: NewProjectDialogProps) {
  const [send] = useMutation(CreateAdminProjectDocument);
  const create = async (input: CreateProjectInput, key: string) => {
    await send({ variables: { input }, context: { headers: { 'Idempotency-Key': key } } });
    onCreated();
    toast({
      title: 'Project Created',
      description: "It's pending. Update its status when work begins.",
      intent: 'success',
    });
  };
  return <CreateProjectDialog isOpen={isOpen} title="Create New Project" onClose={onClose} create={create} />;
}
