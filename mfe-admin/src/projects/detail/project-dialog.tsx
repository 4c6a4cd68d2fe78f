import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { toFault } from 'kit/fault';
import { ErrorState } from 'kit/states';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { NotFound } from './detail-layout.ts';
import { ProjectDetail } from './project-detail.tsx';
import { useProjectDetail } from './use-project-detail.ts';

export interface ProjectDialogProps {
  isOpen: boolean;
  /** Null while the dialog is closed. */
  id: string | null;
  onClose: () => void;
}

/** One project with its terms, its activity and its editable fields. */
export function ProjectDialog({ isOpen, id, onClose }: ProjectDialogProps) {
  const pages = useProjectDetail(id);
  const { data, error, retry } = pages;
  const project = data?.project;
  // A malformed ID from a mistyped URL is not sent to the API.
  const isMissing = data ? !project : Boolean(error) && toFault(error).code === 'MALFORMED_REQUEST';
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
    return <ErrorState title="Couldn't load this project" hint="Work on it continues. Try again." onRetry={retry} />;
  }
}
