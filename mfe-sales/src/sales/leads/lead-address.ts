import { useSearchParams } from 'kit/router';

/** The parameter of the address that says which lead is open. */
export const openLead = 'lead';

/** Where a lead is, or with none the list, as it was with what one looked for. */
export function leadAddress(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id) next.set(openLead, id);
  else next.delete(openLead);
  return `?${next}`;
}

export const useOpenLead = (): string | null => useSearchParams()[0].get(openLead);

/** The link that opens a lead, where it is listed. */
export const leadLinkId = (id: string) => `lead-${id}`;
