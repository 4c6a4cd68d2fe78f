import { useEffect, useRef } from 'react';
import { tokens } from 'kit/theme';
import { getConversationLinkId } from './sidebar/list/row-id.ts';

const narrow = tokens.screen.narrow.replace('@media ', '');

/**
 * On a phone the list and the conversation replace each other: focus moves to the title of the opened conversation, or back to
 * its row. Side by side, focus stays.
 */
export function useConversationFocus(openId: string | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const previousId = useRef(openId);
  useEffect(() => {
    const from = previousId.current;
    previousId.current = openId;
    if (from === openId || !window.matchMedia(narrow).matches) return;
    if (openId) title.current?.focus();
    else if (from) document.getElementById(getConversationLinkId(from))?.focus();
  }, [openId]);
  return title;
}
