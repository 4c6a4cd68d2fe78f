/** How often something that is decided by chance is tried: as often as this variable of the environment says, or else this often. */
export const getTrialCount = (name: string, usual: number): number => Number(process.env[name] ?? usual);
