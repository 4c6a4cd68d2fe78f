import { money } from 'kit/format';
import { Reading, Readings } from 'kit/panel';
import type { Summary } from './summary.ts';

/** How the contractor stands; each figure leads to the tab that it is made of. */
export function FigureCards({ summary }: { summary: Summary | undefined }) {
  return (
    <Readings aria-label="Your figures" aria-busy={!summary}>
      <Reading
        label="This Month"
        figure={summary && money(summary.thisMonth.value)}
        isSample={summary?.thisMonth.isSample}
        to="?tab=billing"
      />
      <Reading label="Active Projects" figure={summary && String(summary.activeProjects)} to="?tab=projects" />
      <Reading label="Open Tickets" figure={summary && String(summary.openTickets)} to="?tab=tickets" />
      <Reading
        label="Rating"
        figure={summary && rating(summary.rating.value)}
        isSample={summary?.rating.isSample}
        to="?tab=projects"
      />
    </Readings>
  );
}

const rating = (value: string) => Number(value).toLocaleString(undefined, { minimumFractionDigits: 1 });
