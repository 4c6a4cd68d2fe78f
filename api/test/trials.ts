/** Number of trials of a randomized test, from an environment variable with a default. */
export const getTrialCount = (name: string, usual: number): number => Number(process.env[name] ?? usual);
