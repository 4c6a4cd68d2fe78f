/** A second factor was changed; `newCodes` are recovery codes that came with it, to be shown once. */
export type OnFactorsChanged = (newCodes?: readonly string[]) => Promise<void>;
