import { useQuery } from 'kit/apollo';
import { formatMoney } from 'kit/format';
import { Panel } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { AdminRevenueDocument } from '#gql/graphql.ts';
import { useDashboardStats } from '../figures/use-dashboard-stats.ts';
import { Figures } from './figures-layout.ts';
import { MaskedFigure } from './masked-figure.tsx';

const totals = [
  { key: 'totalImplementationFees', label: 'Total implementation fees' },
  { key: 'totalResidualsPaid', label: 'Total residuals paid' },
  { key: 'totalProfitAfterMargins', label: 'Total profit after 30% margins' },
] as const;

/** Revenue and payouts. Each figure is masked until revealed, in case someone looks over your shoulder. */
export function FinancialFigures() {
  const { stats, error, retry } = useDashboardStats();
  const revenue = useQuery(AdminRevenueDocument, { fetchPolicy: 'cache-and-network' });
  const monthly = revenue.data?.salesMetrics.monthlyRevenue;
  const isMissing = Boolean(error) || (!monthly && Boolean(revenue.error));
  return (
    <Panel title="Financials" busy={!isMissing && (!stats || !monthly)}>
      {isMissing ? (
        <ErrorState title="Couldn't load the financials" hint={failureHint} onRetry={retryFailed} />
      ) : (
        <Figures>
          {totals.map(({ key, label }) => (
            <MaskedFigure key={key} label={label} figure={stats && formatMoney(stats[key])} />
          ))}
          <MaskedFigure
            label="Monthly revenue"
            figure={monthly && formatMoney(monthly.value)}
            isSample={monthly?.isSample ?? false}
          />
        </Figures>
      )}
    </Panel>
  );

  function retryFailed() {
    if (error) retry();
    if (revenue.error) void revenue.refetch().then(undefined, () => undefined);
  }
}

const failureHint = "Fees and payouts aren't affected. Try again.";
