import { useSearchUrl } from 'kit/search-state';

/** The URL parameter of the open resource. */
export const resourceParam = 'resource';

/** The id of a resource's link in a list. */
export const getResourceLinkId = (resourceId: string) => `resource-${resourceId}`;

/** The URL of a resource or, without one, of the tab; the search is preserved. */
export function useResourceUrl(): (resourceId: string | null) => string {
  const getSearchUrl = useSearchUrl();
  return (resourceId) => getSearchUrl({ [resourceParam]: resourceId });
}
