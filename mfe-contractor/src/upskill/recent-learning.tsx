import { RelativeTime } from 'kit/format';
import { Panel, SampleTag } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { RecentLearningQuery } from '#gql/graphql.ts';

interface RecentLearningProps {
  events: RecentLearningQuery['knowledgeSummary']['upskill']['recentLearning'] | undefined;
  failed: boolean;
  onRetry: () => void;
}

export function RecentLearning({ events, failed, onRetry }: RecentLearningProps) {
  return (
    <Panel title="Recent Learning" busy={!events && !failed}>
      {events ? list(events) : failed ? failure() : skeletons()}
    </Panel>
  );

  function list(recentEvents: NonNullable<RecentLearningProps['events']>) {
    if (recentEvents.length === 0)
      return <EmptyState title="No recent learning" hint="Lessons you complete appear here." />;
    return (
      <List>
        {recentEvents.map(({ description, createdAt, isSample }) => (
          <li key={description}>
            <p>{description}</p>
            <Line>
              <RelativeTime at={createdAt} />
              {isSample && <SampleTag />}
            </Line>
          </li>
        ))}
      </List>
    );
  }

  function failure() {
    return <ErrorState title="Couldn't load recent learning" hint="Try again." onRetry={onRetry} />;
  }
}

const skeletons = () => (
  <List aria-hidden>
    {[1, 2, 3].map((place) => (
      <li key={place}>
        <Skeleton $width="90%" $height="20px" />
        <Skeleton $width="30%" $height="16px" />
      </li>
    ))}
  </List>
);

const List = styled.ul`
  border-top: 1px solid ${tokens.color.line};
  li {
    display: grid;
    padding: ${tokens.space.s} 0;
    gap: 4px;
    border-bottom: 1px solid ${tokens.color.line};
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
`;
