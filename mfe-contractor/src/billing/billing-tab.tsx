import { useQuery } from 'kit/apollo';
import { Panels, Panel, Stat, Stats } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { formatMoney } from 'kit/format';
import { HubBillingDocument, type BillingPeriod_FiguresFragment } from '#gql/graphql.ts';
import { PaymentHistory } from './history/payment-history.tsx';
import { PayoutsPanel } from './payouts/payouts-panel.tsx';

/** What the contractor was paid: this month, all time, by month, and each payment. */
export function BillingTab() {
  const { data, error, refresh } = useQuery(HubBillingDocument, { fetchPolicy: 'cache-and-network' });
  const billing = data?.contractorSummary.billing;
  return (
    <Panels>
      {error && !billing ? (
        <ErrorState
          level="h2"
          title="Couldn't load your billing"
          hint="Your payouts aren't affected. Try again."
          onRetry={refresh}
        />
      ) : (
        <>
          <BillingPeriod title="Current month" names={monthNames} figures={billing?.currentMonth} />
          <BillingPeriod title="All-time" names={allTimeNames} figures={billing?.allTime} />
          <PaymentHistory months={billing?.history} />
        </>
      )}
      <PayoutsPanel />
    </Panels>
  );
}

const monthNames = {
  projectPayouts: 'Project payouts',
  supportResiduals: 'Support residuals',
  bonuses: 'Bonuses',
  total: 'Total',
};

const allTimeNames = { ...monthNames, projectPayouts: 'Payouts', supportResiduals: 'Support revenue' };

const payoutKinds = ['projectPayouts', 'supportResiduals', 'bonuses', 'total'] as const;

interface BillingPeriodProps {
  title: string;
  /** The label of each kind of payout in this period. */
  names: Record<(typeof payoutKinds)[number], string>;
  figures: BillingPeriod_FiguresFragment | undefined;
}

/** Payouts of one period, by kind. */
function BillingPeriod({ title, names, figures }: BillingPeriodProps) {
  return (
    <Panel title={title} busy={!figures}>
      <Stats>
        {payoutKinds.map((kind) => (
          <Stat
            key={kind}
            label={names[kind]}
            figure={figures && formatMoney(figures[kind].value)}
            isSample={figures?.[kind].isSample}
          />
        ))}
      </Stats>
    </Panel>
  );
}
