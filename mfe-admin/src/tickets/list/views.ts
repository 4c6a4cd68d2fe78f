export interface View {
  /** As in `?show=resolved`; the other has none. */
  key: 'resolved' | null;
  label: string;
  title: string;
  hint: string;
}

const unresolved: View = {
  key: null,
  label: 'Unresolved',
  title: 'Unresolved tickets',
  hint: 'What clients ask appears here as soon as they ask it.',
};
const resolved: View = {
  key: 'resolved',
  label: 'Resolved',
  title: 'Resolved tickets',
  hint: 'Resolved tickets appear here.',
};

export const views = [unresolved, resolved];

/** The view that an address names; anything else is the tickets that are not resolved. */
export const parseView = (params: URLSearchParams): View => (params.get('show') === 'resolved' ? resolved : unresolved);
