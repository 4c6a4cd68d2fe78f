import { useLocation, useNavigate } from 'react-router-dom';
import { changeSearch } from './search-state/change-search.ts';
import { useSearchState } from './search-state.ts';

/** The two sign-in options of the site. */
export type SignInDialog = 'client' | 'associate';

const parameter = 'sign-in';

/** The history entry that is being left: a step back takes a moment, in which Escape may be pressed again. */
let leftLocation: object | undefined;

function goBackOnce(place: object, goBack: () => void): void {
  if (leftLocation !== place) goBack();
  leftLocation = place;
}

/** The open sign-in dialog is in the URL: the shell's bar opens it, the public site shows it, and the browser's Back button closes it. */
export function useSignInDialog() {
  const location = useLocation();
  const { pathname, search, state } = location;
  const navigate = useNavigate();
  const [named] = useSearchState(parameter);
  const opened: SignInDialog | null = named === 'client' || named === 'associate' ? named : null;
  const wasOpenedHere = (state as { openedDialog?: boolean } | null)?.openedDialog === true;

  const open = (which: SignInDialog, at = pathname) => {
    const next = changeSearch(at === pathname ? search : '', { [parameter]: which });
    void navigate({ pathname: at, search: next }, { state: { openedDialog: true }, preventScrollReset: true });
  };
  /** Removes the dialog from the URL, by going back if opening it added a history entry. */
  const close = () => {
    if (!wasOpenedHere) return drop();
    goBackOnce(location, () => void navigate(-1));
  };
  /** The same in place, for a dialog that navigates elsewhere. */
  const drop = () =>
    void navigate({ pathname, search: changeSearch(search, { [parameter]: null }) }, { replace: true });

  return { opened, open, close, drop };
}
