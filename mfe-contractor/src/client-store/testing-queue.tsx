import { ProjectProgress } from 'kit/ui';
import { useQuery, useSubscription } from 'kit/apollo';
import { Panel, SampleTag } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Link } from 'kit/router';
import { TestingQueueDocument, TestingQueueMayChangeDocument, type TestingQueueQuery } from '#gql/graphql.ts';
import { getProjectUrl } from '../projects/project-url.ts';

/** The contractor's projects in testing, newest first. Project events refresh it. */
export function TestingQueue() {
  const { data, error, refresh } = useQuery(TestingQueueDocument, { fetchPolicy: 'cache-and-network' });
  useSubscription(TestingQueueMayChangeDocument, { onData: refresh });
  return (
    <Panel title="Testing Queue" busy={!data && !error}>
      {data ? list() : error ? failed() : skeletons()}
    </Panel>
  );

  function list() {
    const queue = data?.contractorSummary.testingQueue ?? [];
    if (queue.length === 0) {
      return <EmptyState title="Nothing to test" hint="Your projects appear here when they enter testing." />;
    }
    return (
      <Rows>
        {queue.map((item) => (
          <QueueRow key={item.projectId ?? item.title} item={item} />
        ))}
      </Rows>
    );
  }

  function failed() {
    return (
      <ErrorState title="Couldn't load the testing queue" hint="Your projects are safe. Try again." onRetry={refresh} />
    );
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2].map((place) => (
      <li key={place}>
        <Skeleton $width="60%" $height="24px" />
        <Skeleton $width="100%" $height="40px" />
      </li>
    ))}
  </Rows>
);

const Rows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  li {
    padding: ${tokens.space.s} ${tokens.space.m};
  }
  li + li {
    border-top: 1px solid ${tokens.color.line};
  }
`;

type QueueItem = TestingQueueQuery['contractorSummary']['testingQueue'][number];

function QueueRow({ item: { projectId, title, clientName, progress, isSample } }: { item: QueueItem }) {
  return (
    <li>
      <Head>
        <h3>{projectId ? <Link to={getProjectUrl(projectId)}>{title}</Link> : title}</h3>
        {isSample && <SampleTag />}
      </Head>
      {clientName && <Client>{clientName}</Client>}
      <ProjectProgress title={title} progress={progress} />
    </li>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.small};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

const Client = styled.p`
  color: ${tokens.color.soft};
`;
