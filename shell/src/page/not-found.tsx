import { ButtonLink } from 'kit/controls';
import { PageView } from 'kit/page';
import { useLocation } from 'kit/router';
import { Notice } from 'kit/states';
import { otherRoute } from 'rules/screens';
import styled from 'styled-components';

export function NotFound() {
  const { pathname } = useLocation();
  const text = (
    <>
      There is nothing at <Path>{pathname}</Path>. The address may be mistyped, or the page has moved.
    </>
  );
  return (
    <Notice above="404" title="Page Not Found" text={text}>
      <PageView route={otherRoute} title="Page Not Found" />
      <ButtonLink to="/" $primary>
        Back to Home
      </ButtonLink>
    </Notice>
  );
}

const Path = styled.code`
  font-family: ${({ theme }) => theme.font.code};
  overflow-wrap: anywhere;
`;
