import { useSearchParams } from 'kit/router';

/** The URL parameter of the open lead. */
export const openLead = 'lead';

/** The URL of a lead or, without one, of the list; the search is preserved. */
export function leadAddress(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id) next.set(openLead, id);
  else next.delete(openLead);
  return `?${next}`;
}

export const useOpenLead = (): string | null => useSearchParams()[0].get(openLead);

/** The element id of a lead's link in the list. */
export const leadLinkId = (id: string) => `lead-${id}`;
