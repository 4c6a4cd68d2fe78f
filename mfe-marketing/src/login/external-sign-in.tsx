import { Button } from 'kit/controls';
import { useExternalNavigation } from 'kit/leave';
import { readPublicSettings } from 'kit/public-settings';
import { useSearchState } from 'kit/search-state';

/** The way to the provider that the agency has set up, if it has one. */
export function ExternalSignIn() {
  const leave = useExternalNavigation();
  const [returnTo] = useSearchState('returnTo');
  if (!readPublicSettings().hasExternalSignIn) return null;
  const path = returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
  return (
    <Button type="button" onClick={() => leave(path)}>
      Continue with your sign-in provider
    </Button>
  );
}
