const dependencyNames: Record<string, string> = {
  database: 'Database',
  redis: 'Sessions and limits (Redis)',
  events: 'Live events',
  files: 'File storage',
  jobs: 'Background jobs',
  portals: 'Portal versions',
};

/** Labels of the /readyz checks. */
export const getDependencyName = (name: string): string => dependencyNames[name] ?? name;
