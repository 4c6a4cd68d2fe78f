export interface View {
  /** As in `?show=resolved`; the default has no parameter. */
  key: 'resolved' | null;
  label: string;
  title: string;
  hint: string;
}

const unresolved: View = {
  key: null,
  label: 'Unresolved',
  title: 'Unresolved tickets',
  hint: 'New tickets from clients appear here.',
};
const resolved: View = {
  key: 'resolved',
  label: 'Resolved',
  title: 'Resolved tickets',
  hint: 'Resolved tickets appear here.',
};

export const views = [unresolved, resolved];

/** Returns the view that the URL names; unresolved tickets by default. */
export const parseView = (params: URLSearchParams): View => (params.get('show') === 'resolved' ? resolved : unresolved);
