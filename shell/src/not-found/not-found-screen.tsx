import { ButtonLink } from 'kit/controls';
import { PageView } from 'kit/page';
import { useLocation } from 'kit/router';
import { useSession } from 'kit/session';
import { Notice } from 'kit/states';
import { portalPath } from 'rules/routing';
import styled from 'styled-components';
import { Nearness } from './nearness.tsx';

interface Place {
  /** The screens of the portal that one is in, beside those of the route table. */
  beside?: readonly string[];
}

export function NotFoundScreen({ beside }: Place) {
  const { pathname } = useLocation();
  const { viewer } = useSession();
  const portal = viewer ? portalPath(viewer) : '/';
  const text = (
    <>
      There is nothing at <Path>{pathname}</Path>. The address may be mistyped, or the page has moved.
    </>
  );
  return (
    <Notice above="404" title="Page Not Found" text={text}>
      <PageView title="Page Not Found" />
      <Nearness beside={beside} />
      <Ways>
        <ButtonLink to="/" $primary>
          Back to Home
        </ButtonLink>
        {portal !== '/' && <ButtonLink to={portal}>Open your portal</ButtonLink>}
      </Ways>
    </Notice>
  );
}

const Path = styled.code`
  font-family: ${({ theme }) => theme.font.code};
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
