/** A second factor was changed; `newCodes` are recovery codes that came with it, to be shown once. */
export type Changed = (newCodes?: readonly string[]) => Promise<void>;
