import { useApolloClient, useMutation, usePaginatedQuery } from 'kit/apollo';
import { saveOverSeen, type TeamChange } from 'kit/project';
import { toast, toastFailure } from 'kit/toasts';
import type { ProjectStatus, UpdateProjectInput } from 'rules/projects';
import {
  ChangeManagedTeamDocument,
  type ManagedProject_ProjectFragment as Project,
  ManagedProjectDocument,
  UpdateManagedProjectDocument,
} from '#gql/graphql.ts';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';

/** A project with its activity, kept up to date. */
export function useManagedProject(id: string) {
  const pages = usePaginatedQuery(ManagedProjectDocument, {
    variables: { id },
    selectConnection: ({ project }) => project?.activity,
  });
  useRefetchOnWorkChange(pages.refresh);
  return pages;
}

/** Changes of a project, each over the version on screen. */
export function useProjectChanges(project: Project) {
  const { id, title, status: seenStatus } = project;
  const client = useApolloClient();
  const [sendUpdate] = useMutation(UpdateManagedProjectDocument);
  const [sendTeam] = useMutation(ChangeManagedTeamDocument);

  const readLatest = async (): Promise<Project | null> => {
    const { data } = await client.query({
      query: ManagedProjectDocument,
      variables: { id, first: 1 },
      fetchPolicy: 'network-only',
    });
    return data?.project ?? null;
  };

  const update = (input: UpdateProjectInput, ifUpdatedAt: string) =>
    sendUpdate({ variables: { id, input, ifUpdatedAt } });

  const changeStatus = async (status: ProjectStatus) => {
    // A completed project is at 100%.
    const input = status === 'completed' ? { status, progress: 100 } : { status };
    try {
      const isSaved = await saveOverSeen({
        seen: project,
        send: (ifUpdatedAt) =>
          sendUpdate({
            variables: { id, input, ifUpdatedAt },
            optimisticResponse: { updateProject: { ...project, ...input } },
          }),
        readLatest,
        isAsSeen: (latest) => latest.status === seenStatus,
      });
      if (isSaved) toast({ title: `${title} was updated`, intent: 'success' });
      else toast({ title: 'Status not changed', description: meanwhileMessage, intent: 'destructive' });
    } catch (error) {
      toastFailure(error, "Couldn't update the project");
    }
  };

  const assign = ({ input, changes, ifUpdatedAt }: TeamChange) =>
    sendTeam({
      variables: { id, input, ifUpdatedAt },
      optimisticResponse: { changeProjectTeam: { ...project, ...changes } },
    });

  return { readLatest, update, changeStatus, assign };
}

const meanwhileMessage = 'Someone else changed it meanwhile. Check it, then change it again if needed.';
