import { formatMoney } from 'kit/format';
import { Stat, Stats } from 'kit/panel';
import type { Summary } from './summary.ts';

/** The contractor's key figures; each links to the tab it comes from. */
export function FigureCards({ summary }: { summary: Summary | undefined }) {
  return (
    <Stats aria-label="Your figures" aria-busy={!summary}>
      <Stat
        label="This Month"
        figure={summary && formatMoney(summary.thisMonth.value)}
        isSample={summary?.thisMonth.isSample}
        to="?tab=billing"
      />
      <Stat label="Active Projects" figure={summary && String(summary.activeProjects)} to="?tab=projects" />
      <Stat label="Open Tickets" figure={summary && String(summary.openTickets)} to="?tab=tickets" />
      <Stat
        label="Rating"
        figure={summary && formatRating(summary.rating.value)}
        isSample={summary?.rating.isSample}
        to="?tab=projects"
      />
    </Stats>
  );
}

const formatRating = (value: string) => Number(value).toLocaleString(undefined, { minimumFractionDigits: 1 });
