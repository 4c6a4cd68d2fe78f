import { BarChart } from 'kit/chart';
import { formatMoney } from 'kit/format';
import { formatMonth } from 'kit/panel';
import { type Month, monthKinds } from './month.ts';

/** Runs left to right in time, while the table starts with the current month. Whole dollars: the table has the cents. */
export function HistoryChart({ months }: { months: readonly Month[] }) {
  const columns = months.map(({ month, projectPayouts, supportResiduals, bonuses }) => ({
    name: formatMonth(month, 'short'),
    values: {
      projectPayouts: Number(projectPayouts),
      supportResiduals: Number(supportResiduals),
      bonuses: Number(bonuses),
    },
  }));
  columns.reverse();
  return (
    <BarChart
      label="Payments of the last four months, by kind. The table has the same figures."
      series={monthKinds}
      columns={columns}
      format={(value) => formatMoney(value.toFixed(0))}
    />
  );
}
