const names: Record<string, string> = {
  database: 'Database',
  redis: 'Sessions and limits (Redis)',
  events: 'Live events',
  files: 'File storage',
  jobs: 'Background jobs',
  portals: 'Portals that this server can answer',
};

/** What /readyz checks, in words. */
export const dependencyName = (name: string): string => names[name] ?? name;
