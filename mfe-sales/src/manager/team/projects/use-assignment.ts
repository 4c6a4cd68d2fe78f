import { useApolloClient, useMutation } from 'kit/apollo';
import { saveOverSeen, type TeamRole } from 'kit/project';
import { toast, toastFailure } from 'kit/toasts';
import {
  AssignToProjectDocument,
  type TeamOfProject_ProjectFragment as Project,
  TeamOfProjectDocument,
} from '#gql/graphql.ts';
import { notifyWorkChanged } from '../../live/work-feed.ts';

/** Gives a role of a project to a person, or to no one, over the team on screen. Returns whether it was saved. */
export function useAssignment() {
  const client = useApolloClient();
  const [send] = useMutation(AssignToProjectDocument);

  return async (project: Project, role: TeamRole, personId: string | null): Promise<boolean> => {
    const { id, title } = project;
    const readLatest = async () => {
      const query = { query: TeamOfProjectDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      return (await client.query(query)).data?.project ?? null;
    };
    try {
      const isSaved = await saveOverSeen({
        seen: project,
        send: (ifUpdatedAt) => send({ variables: { id, input: { [`${role}Id`]: personId }, ifUpdatedAt } }),
        readLatest,
        isAsSeen: (latest) => latest[role]?.id === project[role]?.id,
      });
      if (isSaved) toast({ title: `The team of ${title} was updated`, intent: 'success' });
      else toast({ title: 'Team not changed', description: meanwhileMessage, intent: 'destructive' });
      notifyWorkChanged();
      return isSaved;
    } catch (error) {
      toastFailure(error, "Couldn't change the team");
      return false;
    }
  };
}

const meanwhileMessage = 'Someone else assigned this role meanwhile. Check it, then choose again if needed.';
