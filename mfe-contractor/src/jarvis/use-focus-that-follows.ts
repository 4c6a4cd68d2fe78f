import { useEffect, useRef } from 'react';
import { useTheme } from 'styled-components';
import { rowId } from './side/list/row-id.ts';

/**
 * On a phone the list and the conversation replace each other: focus moves to the title of the opened conversation, or back to
 * its row. Side by side, focus stays.
 */
export function useFocusThatFollows(openId: string | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(openId);
  const narrow = useTheme().screen.narrow.replace('@media ', '');
  useEffect(() => {
    const from = before.current;
    before.current = openId;
    if (from === openId || !window.matchMedia(narrow).matches) return;
    if (openId) title.current?.focus();
    else if (from) document.getElementById(rowId(from))?.focus();
  }, [openId, narrow]);
  return title;
}
