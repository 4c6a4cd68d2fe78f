/** Percent as the API has it, as people write it: 32 is 32%. */
export const percent = (value: number, locale?: string): string =>
  (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });

/** A number as people write it, to one place behind the point. */
export const decimal = (value: number, locale?: string): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 1 });
