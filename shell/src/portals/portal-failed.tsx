import { PageView } from 'kit/page';
import { Failed, InPlace } from 'kit/states';
import type { PortalRow } from '../portals.ts';

interface Failure {
  row: PortalRow;
  onRetry: () => void;
  detail?: string | undefined;
}

export function PortalFailed({ row: { path, title, remote }, onRetry, detail }: Failure) {
  return (
    <InPlace>
      <PageView route={path} title={title} />
      <Failed
        level="h1"
        title={`${title}: not available right now`}
        hint="This part of the product could not be loaded. Nothing that you saved is lost, and everything else keeps working."
        detail={[`Reference: ${remote}`, detail].filter(Boolean).join('. ')}
        onRetry={onRetry}
      />
    </InPlace>
  );
}
