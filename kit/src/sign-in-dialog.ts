import { useLocation, useNavigate } from 'react-router-dom';

/** The two ways in that the site asks a visitor to choose from. */
export type SignInDialog = 'client' | 'associate';

const parameter = 'sign-in';

/** The place in the history that is being left: a step back takes a moment, in which Escape may be pressed again. */
let leftLocation: object | undefined;

function goBackOnce(place: object, goBack: () => void): void {
  if (leftLocation !== place) goBack();
  leftLocation = place;
}

/**
 * Which sign-in dialog is open stands in the address: the bar of the shell opens it and the public site shows it, and the
 * browser's own Back closes it.
 */
export function useSignInDialog() {
  const location = useLocation();
  const { pathname, search, state } = location;
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(parameter);
  const opened: SignInDialog | null = named === 'client' || named === 'associate' ? named : null;
  const wasOpenedHere = (state as { openedDialog?: boolean } | null)?.openedDialog === true;

  const open = (which: SignInDialog, at = pathname) => {
    const next = withDialog(at === pathname ? search : '', which);
    void navigate({ pathname: at, search: next }, { state: { openedDialog: true }, preventScrollReset: true });
  };
  /** Takes the dialog out of the address, as a step back where opening it was a step forward. */
  const close = () => {
    if (!wasOpenedHere) return drop();
    goBackOnce(location, () => void navigate(-1));
  };
  /** The same in place, for a dialog that leads somewhere else. */
  const drop = () => void navigate({ pathname, search: withDialog(search, null) }, { replace: true });

  return { opened, open, close, drop };
}

function withDialog(search: string, which: SignInDialog | null): string {
  const next = new URLSearchParams(search);
  if (which) next.set(parameter, which);
  else next.delete(parameter);
  return next.toString();
}
