/** Formats the API's percentages: 32 is "32%". */
export const formatPercent = (value: number, locale?: string): string =>
  (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });

/** Formats a number with at most one decimal. */
export const formatDecimal = (value: number, locale?: string): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 1 });
