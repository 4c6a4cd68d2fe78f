import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSearchStates } from '../../search-state.ts';
import { TabList } from './tab-list.tsx';
import { findTab, type Tab } from './tabs.ts';

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
  padding: 0 calc(${({ theme }) => theme.width.edge} - ${({ theme }) => theme.space.l});
  flex-wrap: wrap;
  align-items: center;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  > [role='tablist'] {
    flex: 1;
  }
  @media (max-width: 1079px) {
    > [role='tablist'] {
      flex-basis: 100%;
      order: 1;
    }
  }
`;

const Title = styled.div`
  display: flex;
  min-width: 0;
  padding: ${({ theme }) => `0 ${theme.space.l}`};
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  h1 {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  @media (max-width: 1079px) {
    padding-top: ${({ theme }) => theme.space.xs};
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} 0`};
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  margin-left: auto;
  padding: ${({ theme }) => `0 ${theme.space.l}`};
  gap: ${({ theme }) => theme.space.s};
  @media (max-width: 1079px) {
    padding-top: ${({ theme }) => theme.space.xs};
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} 0`};
  }
`;
