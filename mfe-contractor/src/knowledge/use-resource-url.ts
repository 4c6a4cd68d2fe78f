import { useSearchParams } from 'kit/router';

/** The URL parameter of the open resource. */
export const resourceParam = 'resource';

/** The URL of a resource or, without one, of the tab; the search is preserved. */
export function useResourceUrl(): (resourceId: string | null) => string {
  const [params] = useSearchParams();
  return (resourceId) => {
    const next = new URLSearchParams(params);
    if (resourceId) next.set(resourceParam, resourceId);
    else next.delete(resourceParam);
    return `?${next}`;
  };
}
