import { useSearchParams } from 'kit/router';

/** The URL parameter of the open lead. */
export const leadParam = 'lead';

/** The URL of a lead or, without one, of the list; the search is preserved. */
export function getLeadUrl(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id) next.set(leadParam, id);
  else next.delete(leadParam);
  return `?${next}`;
}

export const useOpenLeadId = (): string | null => useSearchParams()[0].get(leadParam);

/** The element id of a lead's link in the list. */
export const getLeadLinkId = (id: string) => `lead-${id}`;
