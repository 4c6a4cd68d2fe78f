export type Section = 'dashboard' | 'ai';

export const sections: readonly { section: Section; label: string; to: string }[] = [
  { section: 'dashboard', label: 'Dashboard', to: '/admin' },
  { section: 'ai', label: 'AI Management', to: '/admin?section=ai' },
];

/** The section that an address names; anything else is the dashboard. */
export const getSection = (params: URLSearchParams): Section => (params.get('section') === 'ai' ? 'ai' : 'dashboard');
