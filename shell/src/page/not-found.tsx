import { ButtonLink } from 'kit/controls';
import { PageView } from 'kit/page';
import { useLocation } from 'kit/router';
import styled from 'styled-components';

export function NotFound() {
  const { pathname } = useLocation();
  return (
    <Place>
      <PageView title="Page Not Found" />
      <Code aria-hidden>404</Code>
      <h1>Page Not Found</h1>
      <p>
        There is nothing at <Path>{pathname}</Path>. The address may be mistyped, or the page has moved.
      </p>
      <ButtonLink to="/" $primary>
        Back to Home
      </ButtonLink>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.scene} ${theme.space.l}`};
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  h1 {
    font-size: ${({ theme }) => theme.size.figure};
    line-height: 44px;
  }
  p {
    max-width: 52ch;
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 26px;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.xxl} ${theme.space.m}`};
  }
`;

const Code = styled.span`
  color: ${({ theme }) => theme.color.faint};
  font: 600 20px/24px ${({ theme }) => theme.font.display};
`;

const Path = styled.code`
  font-family: ${({ theme }) => theme.font.code};
  overflow-wrap: anywhere;
`;
