import { useQuery } from 'kit/apollo';
import { money } from 'kit/format';
import { Panel } from 'kit/panel';
import { Failed } from 'kit/states';
import { AdminRevenueDocument } from '#gql/graphql.ts';
import { useFigures } from '../figures/use-figures.ts';
import { Figures } from './figures-layout.ts';
import { MaskedFigure } from './masked-figure.tsx';

const totals = [
  { key: 'totalImplementationFees', label: 'Total implementation fees' },
  { key: 'totalResidualsPaid', label: 'Total residuals paid' },
  { key: 'totalProfitAfterMargins', label: 'Total profit after 30% margins' },
] as const;

/** What the agency earns and pays. Each figure is masked until one asks for it: somebody may look over one's shoulder. */
export function FinancialFigures() {
  const { stats, error, retry } = useFigures();
  const revenue = useQuery(AdminRevenueDocument, { fetchPolicy: 'cache-and-network' });
  const monthly = revenue.data?.salesMetrics.monthlyRevenue;
  const isMissing = Boolean(error) || (!monthly && Boolean(revenue.error));
  return (
    <Panel title="Financials" busy={!isMissing && (!stats || !monthly)}>
      {isMissing ? (
        <Failed title="The financial figures could not be loaded" hint={safe} onRetry={askAgain} />
      ) : (
        <Figures>
          {totals.map(({ key, label }) => (
            <MaskedFigure key={key} label={label} figure={stats && money(stats[key])} />
          ))}
          <MaskedFigure
            label="Monthly revenue"
            figure={monthly && money(monthly.value)}
            isSample={monthly?.isSample ?? false}
          />
        </Figures>
      )}
    </Panel>
  );

  function askAgain() {
    if (error) retry();
    if (revenue.error) void revenue.refetch().then(undefined, () => undefined);
  }
}

const safe = 'The fees and payouts behind them are safe. Try again in a moment.';
