import { useSearchParams } from 'kit/router';

/** The parameter of the address that says which resource is open. */
export const openResource = 'resource';

/** Where a resource is, or with none the tab, as it was with what one looked for. */
export function useResourceAddress(): (resourceId: string | null) => string {
  const [params] = useSearchParams();
  return (resourceId) => {
    const next = new URLSearchParams(params);
    if (resourceId) next.set(openResource, resourceId);
    else next.delete(openResource);
    return `?${next}`;
  };
}
