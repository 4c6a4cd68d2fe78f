import { Field, ObjectType } from 'type-graphql';
import { strategyCallSchedule } from 'rules/call-times';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { Figure, toFigure } from '#sample-figures/figure';
import { samplePaymentHistory } from '#sample-figures/hub-rows';
import { getSamples } from '#sample-figures/get-samples';
import { MoneyScalar } from '#scalars';

@ObjectType({ description: "A contractor's payouts in a period, by kind", simpleResolvers: true })
export class BillingFigures {
  @Field(() => Figure, { description: 'US dollars: payouts of kind project' })
  projectPayouts!: Figure;

  @Field(() => Figure, { description: 'US dollars: payouts of kind support_residual' })
  supportResiduals!: Figure;

  @Field(() => Figure, { description: 'US dollars: payouts of kind bonus' })
  bonuses!: Figure;

  @Field(() => Figure, { description: 'US dollars: payouts of every kind' })
  total!: Figure;
}

@ObjectType({ description: "A contractor's payouts in a month", simpleResolvers: true })
export class BillingMonth {
  @Field({ description: "Month in the agency's time zone, for example 2026-11" })
  month!: string;

  @Field(() => MoneyScalar, { description: 'US dollars: payouts of kind project' })
  projectPayouts!: string;

  @Field(() => MoneyScalar, { description: 'US dollars: payouts of kind support_residual' })
  supportResiduals!: string;

  @Field(() => MoneyScalar, { description: 'US dollars: payouts of kind bonus' })
  bonuses!: string;

  @Field(() => MoneyScalar, { description: 'US dollars: payouts of every kind' })
  total!: string;

  @Field({ description: 'Whether it is shown with a Sample tag' })
  isSample!: boolean;
}

@ObjectType({ description: "A contractor's total payouts; samples until there is one", simpleResolvers: true })
export class Billing {
  @Field(() => BillingFigures, { description: "The current month, in the agency's time zone" })
  currentMonth!: BillingFigures;

  @Field(() => BillingFigures, { description: 'All time' })
  allTime!: BillingFigures;

  @Field(() => [BillingMonth], { description: 'The last four months, current one first' })
  history!: BillingMonth[];
}

interface Sums extends Record<keyof BillingFigures, string> {
  /** Null for all time. */
  month: string | null;
  payouts: number;
}

const historyMonths = 4;
const sumsSql = `
  count(amount)::int as payouts,
  coalesce(sum(amount) filter (where kind = 'project'), 0)::numeric(14, 2)::text as "projectPayouts",
  coalesce(sum(amount) filter (where kind = 'support_residual'), 0)::numeric(14, 2)::text as "supportResiduals",
  coalesce(sum(amount) filter (where kind = 'bonus'), 0)::numeric(14, 2)::text as "bonuses",
  coalesce(sum(amount), 0)::numeric(14, 2)::text as "total"`;

/** Specification part 2 §2, tab 6. The viewer's own payouts only; a single payout makes every figure real. */
export async function getBilling({ em, viewer, settings }: Context): Promise<Billing> {
  const sql = `
    with paid as (
      select kind, amount, date_trunc('month', paid_at at time zone ?) as month from payouts where contractor_id = ?),
    shown as (
      select date_trunc('month', now() at time zone ?) - ago * interval '1 month' as month
        from generate_series(0, ${historyMonths - 1}) as ago)
    select to_char(month, 'YYYY-MM') as month, ${sumsSql} from shown left join paid using (month) group by month
    union all
    select null, ${sumsSql} from paid
    order by month desc nulls last`;
  const { timeZone } = strategyCallSchedule;
  const rows = await em.execute<Sums[]>(sql, [timeZone, viewer?.id, timeZone], readConnection);
  const [current, allTime] = [rows.at(0), rows.at(-1)];
  if (!current || !allTime) throw new Error('A sum without a row');
  const isReal = allTime.payouts > 0;
  const figure = (row: Sums, name: keyof BillingFigures, sample: Parameters<typeof toFigure>[1]) =>
    toFigure(isReal ? row[name] : null, sample, settings);
  const history = rows.flatMap(({ month, projectPayouts, supportResiduals, bonuses, total }) =>
    month ? [{ month, projectPayouts, supportResiduals, bonuses, total, isSample: false }] : [],
  );
  return {
    currentMonth: {
      projectPayouts: figure(current, 'projectPayouts', 'monthProjectPayouts'),
      supportResiduals: figure(current, 'supportResiduals', 'monthSupportResiduals'),
      bonuses: figure(current, 'bonuses', 'monthBonuses'),
      total: figure(current, 'total', 'monthTotal'),
    },
    allTime: {
      projectPayouts: figure(allTime, 'projectPayouts', 'allProjectPayouts'),
      supportResiduals: figure(allTime, 'supportResiduals', 'allSupportResiduals'),
      bonuses: figure(allTime, 'bonuses', 'allBonuses'),
      total: figure(allTime, 'total', 'allTotal'),
    },
    history: isReal
      ? history
      : getSamples(samplePaymentHistory, settings).map((paid, ago) => ({
          month: history[ago]?.month ?? '',
          ...paid,
          isSample: true,
        })),
  };
}
