import { PageView } from 'kit/page';
import { Failed } from 'kit/states';
import styled from 'styled-components';

interface Failure {
  title: string;
  remote: string;
  onRetry: () => void;
}

export function PortalFailed({ title, remote, onRetry }: Failure) {
  return (
    <Place>
      <PageView title={title} />
      <Failed
        level="h1"
        title={`${title}: not available right now`}
        hint="This part of the product could not be loaded. Nothing that you saved is lost, and everything else keeps working."
        detail={`Reference: ${remote}`}
        onRetry={onRetry}
      />
    </Place>
  );
}

const Place = styled.div`
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.l}`};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};
  }
`;
