import { useEffect, useRef } from 'react';
import { useTheme } from 'styled-components';
import { rowId } from './side/list/row-id.ts';

/**
 * On a phone the list and the conversation take turns on the screen: the focus goes along, to the title of what has opened
 * or back to the row that one came from. Beside each other both stay, and so does the focus.
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
