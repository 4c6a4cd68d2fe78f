import { useEffect, useRef } from 'react';

/** The id of a resource's link in a list. */
export const resourceLinkId = (resourceId: string) => `resource-${resourceId}`;

/** Returns focus to the resource's link when the reader goes back to the list. */
export function useFocusBack(openId: string | null): void {
  const before = useRef(openId);
  useEffect(() => {
    const from = before.current;
    before.current = openId;
    if (from && !openId) document.getElementById(resourceLinkId(from))?.focus();
  }, [openId]);
}
