import { PageView } from 'kit/page';
import { Failed } from 'kit/states';
import styled from 'styled-components';

interface Failure {
  title: string;
  error: Error;
  onRetry: () => void;
}

export function PortalFailed({ title, error, onRetry }: Failure) {
  return (
    <Place>
      <PageView title={title} />
      <Failed
        level="h1"
        title={`${title}: not available right now`}
        hint="This part of the product could not be loaded. Nothing that you saved is lost, and everything else keeps working."
        detail={error.message.slice(0, 160)}
        onRetry={onRetry}
      />
    </Place>
  );
}

const Place = styled.div`
  max-width: 720px;
  margin: ${({ theme }) => theme.space.xl} auto;
  padding: 0 ${({ theme }) => theme.space.m};
`;
