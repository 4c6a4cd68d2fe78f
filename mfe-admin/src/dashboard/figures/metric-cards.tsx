import { Reading, Readings } from 'kit/panel';
import { Failed } from 'kit/states';
import { useFigures } from './use-figures.ts';

const cards = [
  { key: 'projectsInTesting', label: 'In Testing', note: 'being tried by their testers', to: 'status=testing' },
  { key: 'projectsInDev', label: 'In Development', note: 'being built', to: 'status=in_progress' },
  { key: 'agedProjects', label: 'Aged Projects', note: 'over 4 weeks old', to: 'aged=1' },
  { key: 'projectsInProd', label: 'In Production', note: 'completed', to: 'status=completed' },
] as const;

/** How many projects stand where; each leads to them. */
export function MetricCards() {
  const { stats, error, retry } = useFigures();
  if (error) {
    return (
      <Failed
        level="h2"
        title="The figures could not be loaded"
        hint="The projects behind them are safe. Try again in a moment."
        onRetry={retry}
      />
    );
  }
  return (
    <Readings aria-busy={!stats}>
      {cards.map(({ key, label, note, to }) => (
        <Reading
          key={key}
          label={label}
          figure={stats && whole.format(stats[key])}
          note={note}
          to={`/admin/projects?${to}`}
        />
      ))}
    </Readings>
  );
}

const whole = new Intl.NumberFormat();
