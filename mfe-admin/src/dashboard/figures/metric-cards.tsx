import { Stat, Stats } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { useDashboardStats } from './use-dashboard-stats.ts';

const cards = [
  { key: 'projectsInTesting', label: 'In Testing', note: 'being tested', to: 'status=testing' },
  { key: 'projectsInDev', label: 'In Development', note: 'being built', to: 'status=in_progress' },
  { key: 'agedProjects', label: 'Aged Projects', note: 'over 4 weeks old', to: 'aged=1' },
  { key: 'projectsInProd', label: 'In Production', note: 'completed', to: 'status=completed' },
] as const;

/** Project counts by stage; each links to the projects. */
export function MetricCards() {
  const { stats, error, retry } = useDashboardStats();
  if (error) {
    return (
      <ErrorState
        level="h2"
        title="Couldn't load the figures"
        hint="Projects aren't affected. Try again."
        onRetry={retry}
      />
    );
  }
  return (
    <Stats aria-busy={!stats}>
      {cards.map(({ key, label, note, to }) => (
        <Stat
          key={key}
          label={label}
          figure={stats && integerFormat.format(stats[key])}
          note={note}
          to={`/admin/projects?${to}`}
        />
      ))}
    </Stats>
  );
}

const integerFormat = new Intl.NumberFormat();
