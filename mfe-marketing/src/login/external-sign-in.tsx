import { Button } from 'kit/controls';
import { useLeave } from 'kit/leave';
import { publicSettings } from 'kit/public-settings';
import { useSearchParams } from 'kit/router';

/** The way to the provider that the agency has set up, if it has one. */
export function ExternalSignIn() {
  const leave = useLeave();
  const [search] = useSearchParams();
  const returnTo = search.get('returnTo');
  if (!publicSettings().hasExternalSignIn) return null;
  const path = returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
  return (
    <Button type="button" onClick={() => leave(path)}>
      Continue with your sign-in provider
    </Button>
  );
}
