import { Icon } from 'kit/controls';
import { Link } from 'kit/router';
import { useViewer } from 'kit/session';
import { portalPath } from 'rules/routing';
import styled from 'styled-components';
import { ProfileSection } from './profile-section.tsx';

/** What one's account is: section by section, each about one thing. */
export function AccountScreen() {
  const viewer = useViewer();
  const back = portalPath(viewer);
  return (
    <Page>
      <header>
        <Back to={back}>
          <Icon name="back" /> {back === '/' ? 'Back to Home' : 'Back to your portal'}
        </Back>
        <h1>Your account</h1>
      </header>
      <ProfileSection viewer={viewer} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: 1040px;
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.l} ${theme.space.xxl}`};
  gap: ${({ theme }) => theme.space.l};
  h1 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.xl}`};
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  min-height: 40px;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  && {
    color: ${({ theme }) => theme.color.soft};
  }
  text-decoration: none;
  html body &:hover {
    color: ${({ theme }) => theme.color.ink};
  }
`;
