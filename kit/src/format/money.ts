/** Formats a decimal string of the API: "2500.00" becomes $2,500, "2500.50" becomes $2,500.50. */
export function formatMoney(amount: string, locale?: string, currency = 'USD'): string {
  return getMoneyFormatter(amount, locale, currency).format(amount as Intl.StringNumericLiteral);
}

/** For headline figures: in thousands from ten thousand dollars, so "156000.00" becomes $156k. */
export function formatMoneyInThousands(amount: string, locale?: string): string {
  if (Number(amount) < 10_000) return formatMoney(amount, locale);
  const thousands = String(Math.round(Number(amount) / 1000));
  const parts = getMoneyFormatter(thousands, locale).formatToParts(Number(thousands));
  const last = parts.findLastIndex(({ type }) => type === 'integer');
  return parts.map(({ value }, place) => (place === last ? `${value}k` : value)).join('');
}

/** An amount in its currency, always with two digits, as on an invoice: "2500.00" in EUR becomes €2,500.00. */
export const formatAmount = (amount: string, currency: string, locale?: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amount as Intl.StringNumericLiteral,
  );

function getMoneyFormatter(amount: string, locale?: string, currency = 'USD'): Intl.NumberFormat {
  const isWhole = Number(amount) % 1 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  });
}
