import { RelativeTime } from 'kit/format';
import { Panel, SampleTag, Timeline } from 'kit/panel';
import { EmptyState, Skeleton } from 'kit/states';
import type { Summary } from './summary.ts';

/** The latest activity on the contractor's projects; new entries appear at the top live. */
export function RecentActivity({ events }: { events: Summary['recentActivity'] | undefined }) {
  return (
    <Panel title="Recent Activity" busy={!events} actions={events?.some(({ isSample }) => isSample) && <SampleTag />}>
      {events ? list(events) : skeletons()}
    </Panel>
  );
}

function list(events: Summary['recentActivity']) {
  if (events.length === 0) {
    return <EmptyState title="No recent activity" hint="Activity on your projects appears here." />;
  }
  return (
    <Timeline>
      {events.map(({ description, createdAt }) => (
        <li key={`${createdAt} ${description}`}>
          <p>{description}</p>
          <RelativeTime at={createdAt} />
        </li>
      ))}
    </Timeline>
  );
}

const skeletons = () => (
  <Timeline aria-hidden>
    {[1, 2, 3, 4].map((place) => (
      <li key={place}>
        <Skeleton $width="90%" $height="20px" />
        <Skeleton $width="30%" $height="16px" />
      </li>
    ))}
  </Timeline>
);
