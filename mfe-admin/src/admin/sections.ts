export type Section = 'dashboard' | 'ai';

export const sections: readonly { section: Section; label: string; to: string }[] = [
  { section: 'dashboard', label: 'Dashboard', to: '/admin' },
  { section: 'ai', label: 'AI Management', to: '/admin?section=ai' },
];

/** Returns the section that the URL names, the dashboard if it names none. */
export const getSection = (params: URLSearchParams): Section => (params.get('section') === 'ai' ? 'ai' : 'dashboard');
