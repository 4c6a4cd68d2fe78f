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
        title={`${title} is unavailable right now`}
        hint="Couldn't load this part of the product. Your saved work is safe, and everything else still works."
        detail={[`Reference: ${remote}`, detail].filter(Boolean).join('. ')}
        onRetry={onRetry}
      />
    </ScreenFrame>
  );
}
