/*
 * State in the URL's search parameters: it survives a reload, Back returns to it, and it can be shared.
 * docs/decisions/081-state-in-the-address.md. The text of a search field is `useSearchText` of kit/panel.
 */
export { useSearchState, useSearchStates, useSearchUrl } from './search-state/use-search-state.ts';
