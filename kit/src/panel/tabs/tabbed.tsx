import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSearchStates } from '../../search-state.ts';
import { TabList } from './tab-list.tsx';
import { findTab, type Tab } from './tabs.ts';
import { tokens } from '../../theme/tokens.ts';

interface TabbedProps {
  /** The id prefix of the tabs and their panel. */
  name: string;
  /** The accessible name of the tab list. */
  label: string;
  /** The screen's heading, next to the tabs. */
  title: ReactNode;
  /** Actions that are available on every tab. */
  actions?: ReactNode;
  tabs: readonly Tab[];
}

/** A screen with tabs. The open tab is in the URL, so that it can be reloaded, shared and opened in a new browser tab. */
export function Tabbed({ name, label, title, actions, tabs }: TabbedProps) {
  const [current] = useSearchStates((search) => findTab(tabs, search));
  const { Screen } = current;
  const getTabId = ({ key }: Tab) => `${name}-tab-${key}`;
  const panelId = `${name}-panel`;
  return (
    <>
      <Head>
        <Title>{title}</Title>
        <TabList {...{ label, tabs, current, getTabId, panelId }} />
        {actions && <Actions>{actions}</Actions>}
      </Head>
      <div id={panelId} role="tabpanel" aria-labelledby={getTabId(current)}>
        <Screen />
      </div>
    </>
  );
}

/* From 1080 px, everything is on one line; below, the tabs have their own. */
const Head = styled.header`
  display: flex;
  padding: 0 calc(${tokens.width.edge} - ${tokens.space.l});
  flex-wrap: wrap;
  align-items: center;
  border-bottom: 1px solid ${tokens.color.line};
  > [role='tablist'] {
    flex: 1;
  }
  ${tokens.screen.belowWide} {
    > [role='tablist'] {
      flex-basis: 100%;
      order: 1;
    }
  }
`;

const Title = styled.div`
  display: flex;
  min-width: 0;
  padding: 0 ${tokens.space.l};
  align-items: center;
  gap: ${tokens.space.s};
  h1 {
    font-size: ${tokens.size.large};
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  ${tokens.screen.belowWide} {
    padding-top: ${tokens.space.xs};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xs} ${tokens.space.m} 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  margin-left: auto;
  padding: 0 ${tokens.space.l};
  gap: ${tokens.space.s};
  ${tokens.screen.belowWide} {
    padding-top: ${tokens.space.xs};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xs} ${tokens.space.m} 0;
  }
`;
