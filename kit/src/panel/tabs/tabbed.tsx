import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSearchParams } from '../../router.ts';
import { TabList } from './tab-list.tsx';
import { findTab, type Tab } from './tabs.ts';

interface TabbedProps {
  /** Begins the ids of the tabs and of their panel. */
  name: string;
  /** Of the list of tabs. */
  label: string;
  /** What the screen is, beside the tabs: its heading. */
  title: ReactNode;
  /** What one can do on every tab. */
  actions?: ReactNode;
  tabs: readonly Tab[];
}

/** A screen of tabs. Which one is open stands in the address, so that it can be reloaded, shared and opened beside this one. */
export function Tabbed({ name, label, title, actions, tabs }: TabbedProps) {
  const current = findTab(tabs, useSearchParams()[0]);
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

/* From 1080 px on all of it stands on one line; below, the tabs have their own. */
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
