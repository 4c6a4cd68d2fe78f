import { type DataClient, prefetch, prefetchFirstPage } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { isNotFound } from 'kit/fault';
import { Panel, Panels } from 'kit/panel';
import { matchPath, useParams } from 'kit/router';
import { ErrorState, Notice, ScreenFrame, Skeleton, SlowHint } from 'kit/states';
import { ManagedProjectDocument, ProjectWorkDocument } from '#gql/graphql.ts';
import { useLiveWork } from '../live/use-live-work.ts';
import { getProjectPath, managerPath } from '../manager-paths.ts';
import { Column, Columns, Header } from './project-layout.ts';
import { ProjectDetail } from './project-detail.tsx';
import { useManagedProject } from './use-managed-project.ts';

/** One project of the project manager: how it is going, and everything they may change about it. */
export function ProjectScreen() {
  const { id = '' } = useParams();
  useLiveWork();
  return <ProjectContent key={id} id={id} />;
}

ProjectScreen.prefetchData = (client: DataClient, { pathname }: URL) => {
  const id = matchPath(getProjectPath(':id'), pathname)?.params.id;
  if (!id) return;
  prefetchFirstPage(client, ManagedProjectDocument, { id });
  prefetch(client, ProjectWorkDocument, { id });
};

function ProjectContent({ id }: { id: string }) {
  const pages = useManagedProject(id);
  const { data, error, refresh } = pages;
  if (data?.project) return <ProjectDetail project={data.project} pages={pages} />;
  if (data || isNotFound(error)) return <MissingProject />;
  if (!error) return <ProjectSkeleton />;
  return (
    <ScreenFrame>
      <ErrorState
        level="h1"
        title="Couldn't load this project"
        hint="Work on it continues. Try again."
        onRetry={refresh}
      />
    </ScreenFrame>
  );
}

const MissingProject = () => (
  <Notice title="Project not found" text="The link may be wrong, or someone else manages the project now.">
    <ButtonLink to={managerPath} $primary>
      All projects
    </ButtonLink>
  </Notice>
);

const ProjectSkeleton = () => (
  <Panels aria-busy>
    <Header>
      <Skeleton $width="96px" $height="32px" />
      <Skeleton role="img" aria-label="Loading the project" $width="320px" $height="36px" />
      <Skeleton $width="60%" $height="26px" />
      <Skeleton $width="100%" $height="20px" />
      <SlowHint />
    </Header>
    <Columns>
      <Column>
        <Panel title="Tasks">{renderLines(4)}</Panel>
        <Panel title="Activity">{renderLines(4)}</Panel>
      </Column>
      <Column>
        <Panel title="Team">{renderLines(6)}</Panel>
        <Panel title="Facts">{renderLines(8)}</Panel>
      </Column>
    </Columns>
  </Panels>
);

const renderLines = (count: number) =>
  Array.from({ length: count }, (_, place) => <Skeleton key={place} $width="70%" $height="28px" />);
