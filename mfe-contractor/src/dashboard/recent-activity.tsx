import { RelativeTime } from 'kit/format';
import { Panel, SampleTag, Timeline } from 'kit/panel';
import { EmptyState, Skeleton } from 'kit/states';
import type { Summary } from './summary.ts';

/** The last things that happened to the contractor's projects; a new one comes in on top on its own. */
export function RecentActivity({ events }: { events: Summary['recentActivity'] | undefined }) {
  return (
    <Panel title="Recent Activity" busy={!events} actions={events?.some(({ isSample }) => isSample) && <SampleTag />}>
      {events ? list(events) : skeletons()}
    </Panel>
  );
}

function list(events: Summary['recentActivity']) {
  if (events.length === 0) {
    return (
      <EmptyState title="No recent activity" hint="Whatever happens to your projects appears here as it happens." />
    );
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
