import { Avatar } from 'kit/controls';
import { useViewer } from 'kit/session';
import styled from 'styled-components';
import { RoleName } from './role-name.tsx';
import { TabList } from './tab-list.tsx';
import type { Tab } from './tabs.ts';

/** The role and the tabs. Name, picture and Logout stand in the bar above; on a phone that has no room for the picture. */
export function HubHead({ current }: { current: Tab }) {
  return (
    <Head>
      <Who>
        <Picture>
          <Avatar person={useViewer()} />
        </Picture>
        <RoleName />
      </Who>
      <TabList current={current} />
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  @media (max-width: 1079px) {
    display: block;
  }
`;

const Who = styled.div`
  display: flex;
  flex: none;
  padding: ${({ theme }) => `0 ${theme.space.l}`};
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  @media (max-width: 1079px) {
    padding-top: ${({ theme }) => theme.space.xs};
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} 0`};
  }
`;

const Picture = styled.span`
  display: none;
  ${({ theme }) => theme.screen.narrow} {
    display: flex;
  }
`;
