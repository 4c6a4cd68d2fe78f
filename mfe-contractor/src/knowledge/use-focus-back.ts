import { useEffect, useRef } from 'react';

/** The link that opens a resource, where it is listed. */
export const resourceLinkId = (resourceId: string) => `resource-${resourceId}`;

/** Whoever comes back from a resource goes on from where it is listed. */
export function useFocusBack(openId: string | null): void {
  const before = useRef(openId);
  useEffect(() => {
    const from = before.current;
    before.current = openId;
    if (from && !openId) document.getElementById(resourceLinkId(from))?.focus();
  }, [openId]);
}
