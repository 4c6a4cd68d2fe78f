import { isNotFound } from 'kit/fault';
import { useParams } from 'kit/router';
import { ErrorState, ScreenFrame, Notice, Skeleton, SlowHint } from 'kit/states';
import { ButtonLink } from 'kit/controls';
import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { Panel } from 'kit/panel';
import { DetailedProjectChangedDocument, ProjectDetailDocument } from '#gql/graphql.ts';
import { ProjectDetail } from './detail/project-detail.tsx';
import { ScreenLayout } from './screen-layout.ts';
import { Column, Columns, Facts, Header } from './detail/detail-layout.ts';

export function ProjectScreen() {
  const { id = '' } = useParams();
  return <ProjectContent key={id} id={id} />;
}

function ProjectContent({ id }: { id: string }) {
  const pages = useProjectDetail(id);
  const { data, error, refresh } = pages;
  if (isNotFound(error)) return <MissingProject />;
  if (error) {
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
  if (!data) return <ProjectDetailSkeleton />;
  return data.project ? <ProjectDetail project={data.project} pages={pages} /> : <MissingProject />;
}

const MissingProject = () => (
  <Notice
    title="Project not found"
    text="The link may be wrong, or the project may belong to another account. All your projects are in the list."
  >
    <ButtonLink to="/client/projects" $primary>
      All projects
    </ButtonLink>
  </Notice>
);

/** One project with its timeline. Events carry the project; new timeline entries are fetched. */
function useProjectDetail(id: string) {
  const pages = usePaginatedQuery(ProjectDetailDocument, {
    variables: { id },
    selectConnection: ({ project }) => project?.activity,
  });
  const { refresh } = pages;
  useSubscription(DetailedProjectChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.activityAdded.project?.id === id) void refresh();
    },
  });
  return pages;
}

function ProjectDetailSkeleton() {
  return (
    <ScreenLayout aria-busy>
      <Header>
        <Skeleton $width="96px" $height="32px" />
        <Skeleton role="img" aria-label="Loading the project" $width="320px" $height="36px" />
        <Skeleton $width="60%" $height="26px" />
        <Skeleton $width="100%" $height="24px" />
        <SlowHint />
      </Header>
      <Columns>
        <Column>
          <Panel title="Timeline">{renderLines(4)}</Panel>
        </Column>
        <Column>
          <Panel title="Where it runs">{renderLines(1)}</Panel>
          <Panel title="Team">{renderLines(3)}</Panel>
          <Panel title="Agreed terms">{renderLines(8)}</Panel>
        </Column>
      </Columns>
    </ScreenLayout>
  );
}

const renderLines = (count: number) => (
  <Facts aria-hidden>
    {Array.from({ length: count }, (_, place) => (
      <div key={place}>
        <Skeleton $width="70%" $height="20px" />
        <Skeleton $width="50%" $height="20px" />
      </div>
    ))}
  </Facts>
);
