import { useEffect, useRef } from 'react';

/** The id of a resource's link in a list. */
export const getResourceLinkId = (resourceId: string) => `resource-${resourceId}`;

/** Returns focus to the resource's link when the reader goes back to the list. */
export function useRestoreResourceFocus(openId: string | null): void {
  const previousId = useRef(openId);
  useEffect(() => {
    const from = previousId.current;
    previousId.current = openId;
    if (from && !openId) document.getElementById(getResourceLinkId(from))?.focus();
  }, [openId]);
}
