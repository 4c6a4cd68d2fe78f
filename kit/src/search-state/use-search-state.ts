import { useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
  type Navigator,
} from 'react-router-dom';
import { changeSearch, type SearchChanges } from './change-search.ts';

/** One parameter of the URL, and a function that sets it; null and an empty text remove it. */
export function useSearchState(name: string): [string | null, (value: string | null) => void] {
  const [params] = useSearchParams();
  const change = useChangeSearch();
  return [params.get(name), (value) => change({ [name]: value })];
}

/**
 * Several parameters of the URL as one value, and a function that changes some of them. `parse` ignores invalid values; a
 * screen's `prefetchData` uses the same one.
 */
export function useSearchStates<State>(
  parse: (params: URLSearchParams) => State,
): [State, (changes: SearchChanges) => void] {
  const [params] = useSearchParams();
  return [parse(params), useChangeSearch()];
}

/** Returns the URL of this screen with some parameters changed, for links. */
export function useSearchUrl(): (changes: SearchChanges) => string {
  const [params] = useSearchParams();
  return (changes) => `?${changeSearch(params, changes)}`;
}

/**
 * Replaces the history entry. Changes start from the history's URL rather than from the rendered one: a navigation renders in
 * a transition, and a second change before its end would undo the first.
 */
function useChangeSearch(): (changes: SearchChanges) => void {
  // Every router passes its history, although the type hides its location.
  const history = useContext(NavigationContext).navigator as Navigator & { location: Location };
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (changes) => {
    // The screen is being left, and a late change must not bring it back.
    if (history.location.pathname !== pathname) return;
    void navigate(`?${changeSearch(history.location.search, changes)}`, { replace: true });
  };
}
