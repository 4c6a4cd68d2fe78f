export {
  formatDate,
  formatDay,
  formatDayHeading,
  formatExactTime,
  formatRelativeDate,
  formatRelativeDateTime,
  formatTime,
  getDaysUntil,
} from './format/dates.ts';
export { formatKilobytes } from './format/kilobytes.ts';
export { humanize } from './format/humanize.ts';
export { RelativeTime } from './format/relative-time.tsx';
export { useNow } from './format/use-now.ts';
export { useVisibleInterval } from './format/use-visible-interval.ts';
export { formatAmount, formatMoney, formatMoneyInThousands } from './format/money.ts';
