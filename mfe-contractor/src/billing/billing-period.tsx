import { money } from 'kit/format';
import { Panel, Reading, Readings } from 'kit/panel';
import type { BillingPeriod_FiguresFragment } from '#gql/graphql.ts';

const kinds = ['projectPayouts', 'supportResiduals', 'bonuses', 'total'] as const;

interface BillingPeriodProps {
  title: string;
  /** What each kind of payout is called in this period. */
  names: Record<(typeof kinds)[number], string>;
  figures: BillingPeriod_FiguresFragment | undefined;
}

/** What was paid in a time, by kind. */
export function BillingPeriod({ title, names, figures }: BillingPeriodProps) {
  return (
    <Panel title={title} busy={!figures}>
      <Readings>
        {kinds.map((kind) => (
          <Reading
            key={kind}
            label={names[kind]}
            figure={figures && money(figures[kind].value)}
            isSample={figures?.[kind].isSample}
          />
        ))}
      </Readings>
    </Panel>
  );
}
