import { PageView } from 'kit/page';
import { Failed, InPlace } from 'kit/states';

interface Failure {
  title: string;
  remote: string;
  onRetry: () => void;
}

export function PortalFailed({ title, remote, onRetry }: Failure) {
  return (
    <InPlace>
      <PageView title={title} />
      <Failed
        level="h1"
        title={`${title}: not available right now`}
        hint="This part of the product could not be loaded. Nothing that you saved is lost, and everything else keeps working."
        detail={`Reference: ${remote}`}
        onRetry={onRetry}
      />
    </InPlace>
  );
}
