import { toFault } from 'kit/fault';
import { useParams } from 'kit/router';
import { ErrorState, ScreenFrame } from 'kit/states';
import { MissingProject } from './detail/missing-project.tsx';
import { ProjectDetail } from './detail/project-detail.tsx';
import { ProjectDetailSkeleton } from './detail/project-detail-skeleton.tsx';
import { useProjectDetail } from './detail/use-project-detail.ts';

export function ProjectScreen() {
  const { id = '' } = useParams();
  return <ProjectContent key={id} id={id} />;
}

function ProjectContent({ id }: { id: string }) {
  const pages = useProjectDetail(id);
  const { data, error, retry } = pages;
  if (error && isInvalidId(error)) return <MissingProject />;
  if (error) {
    return (
      <ScreenFrame>
        <ErrorState
          level="h1"
          title="Couldn't load this project"
          hint="Work on it continues. Try again."
          onRetry={retry}
        />
      </ScreenFrame>
    );
  }
  if (!data) return <ProjectDetailSkeleton />;
  return data.project ? <ProjectDetail project={data.project} pages={pages} /> : <MissingProject />;
}

/** A malformed ID from a mistyped URL is not sent to the API. */
const isInvalidId = (error: unknown) => toFault(error).code === 'MALFORMED_REQUEST';
