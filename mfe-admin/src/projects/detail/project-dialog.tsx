import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { isNotFound } from 'kit/fault';
import { ErrorState, Skeleton } from 'kit/states';
import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { AdminProjectChangedDocument, AdminProjectDetailDocument } from '#gql/graphql.ts';
import { NotFound, Columns, Part } from './detail-layout.ts';
import { ProjectDetail } from './project-detail.tsx';

export interface ProjectDialogProps {
  isOpen: boolean;
  /** Null while the dialog is closed. */
  id: string | null;
  onClose: () => void;
}

/** One project with its terms, its activity and its editable fields. */
export function ProjectDialog({ isOpen, id, onClose }: ProjectDialogProps) {
  const pages = useProjectDetail(id);
  const { data, error, refresh } = pages;
  const project = data?.project;
  const isMissing = data ? !project : isNotFound(error);
  return (
    <Dialog isOpen={isOpen} wide title={project?.title ?? 'Project'} onClose={onClose}>
      {project ? <ProjectDetail key={project.id} project={project} pages={pages} /> : renderFallback()}
    </Dialog>
  );

  function renderFallback() {
    if (isMissing) {
      return (
        <NotFound role="alert">
          <p>Project not found. The link may be incomplete.</p>
          <Button onClick={onClose}>All projects</Button>
        </NotFound>
      );
    }
    if (!error) return <DetailSkeleton />;
    return <ErrorState title="Couldn't load this project" hint="Work on it continues. Try again." onRetry={refresh} />;
  }
}

const DetailSkeleton = () => (
  <div role="img" aria-label="Loading the project">
    <Skeleton $width="80%" $height="44px" />
    <Columns>
      {[1, 2].map((column) => (
        <Part key={column}>
          <Skeleton $width="40%" $height="24px" />
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} $width="100%" $height="44px" />
          ))}
        </Part>
      ))}
    </Columns>
  </div>
);

/** One project with its timeline. Events carry the project; new timeline entries are fetched. */
function useProjectDetail(id: string | null) {
  const pages = usePaginatedQuery(AdminProjectDetailDocument, {
    variables: { id: id ?? '' },
    selectConnection: ({ project }) => project?.activity,
    skip: id === null,
  });
  const { refresh } = pages;
  useSubscription(AdminProjectChangedDocument, {
    skip: id === null,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.activityAdded.project?.id === id) void refresh();
    },
  });
  return pages;
}
