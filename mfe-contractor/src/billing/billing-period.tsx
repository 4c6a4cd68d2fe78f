import { formatMoney } from 'kit/format';
import { Panel, Stat, Stats } from 'kit/panel';
import type { BillingPeriod_FiguresFragment } from '#gql/graphql.ts';

const payoutKinds = ['projectPayouts', 'supportResiduals', 'bonuses', 'total'] as const;

interface BillingPeriodProps {
  title: string;
  /** The label of each kind of payout in this period. */
  names: Record<(typeof payoutKinds)[number], string>;
  figures: BillingPeriod_FiguresFragment | undefined;
}

/** Payouts of one period, by kind. */
export function BillingPeriod({ title, names, figures }: BillingPeriodProps) {
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
