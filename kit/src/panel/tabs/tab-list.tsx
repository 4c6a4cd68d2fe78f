import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Link } from '../../router.ts';
import type { Tab } from './tabs.ts';
import { tokens } from '../../theme/tokens.ts';

/** The next index for a key, of so many tabs. */
const arrowSteps: Record<string, (from: number, count: number) => number> = {
  ArrowLeft: (from, count) => (from + count - 1) % count,
  ArrowRight: (from, count) => (from + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface TabListProps {
  label: string;
  tabs: readonly Tab[];
  current: Tab;
  getTabId: (tab: Tab) => string;
  panelId: string;
}

/** Links, so that a tab can be opened in a new browser tab. Arrow keys move the focus; Enter or Space opens. */
export function TabList({ label, tabs, current, getTabId, panelId }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const openId = getTabId(current);

  // On a phone the open tab may be off-screen. Not scrollIntoView: that scrolls the page as well.
  useEffect(() => {
    const open = document.getElementById(openId);
    if (!list.current || !open) return;
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.clientWidth) / 2;
  }, [openId]);

  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const step = arrowSteps[event.key];
    if (event.key === ' ') links[at]?.click();
    else if (step) links[step(at, links.length)]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <List ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={go}>
      {tabs.map((tab) => (
        <Item
          key={tab.key}
          id={getTabId(tab)}
          to={`?tab=${tab.key}`}
          role="tab"
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={tab === current ? 0 : -1}
          data-label={tab.label}
        >
          {tab.label}
        </Item>
      ))}
    </List>
  );
}

const List = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  padding: 0 calc(${tokens.space.l} - ${tokens.space.s});
  overflow-x: auto;
  scrollbar-width: none;
  ${tokens.screen.narrow} {
    padding: 0 4px;
  }
`;

const Item = styled(Link)`
  display: grid;
  min-height: 44px;
  flex: none;
  padding: 0 ${tokens.space.s};
  align-content: center;
  justify-items: center;
  border: solid transparent;
  border-width: 2px 0;
  && {
    color: ${tokens.color.soft};
  }
  text-decoration: none;
  &:hover {
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  &&[aria-selected='true'] {
    border-bottom-color: ${tokens.color.accent};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  /* As wide as when it is open, so that the others don't move. */
  &::after {
    overflow: hidden;
    height: 0;
    content: attr(data-label) / '';
    font-weight: 600;
    visibility: hidden;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
