import { PageView } from 'kit/page';
import { ErrorState, ScreenFrame } from 'kit/states';
import type { PortalRow } from '../portals.ts';

interface PortalErrorProps {
  row: PortalRow;
  onRetry: () => void;
  detail?: string | undefined;
}

export function PortalError({ row: { path, title, remote }, onRetry, detail }: PortalErrorProps) {
  return (
    <ScreenFrame>
      <PageView route={path} title={title} />
      <ErrorState
        level="h1"
        title={`${title}: not available right now`}
        hint="This part of the product could not be loaded. Nothing that you saved is lost, and everything else keeps working."
        detail={[`Reference: ${remote}`, detail].filter(Boolean).join('. ')}
        onRetry={onRetry}
      />
    </ScreenFrame>
  );
}
