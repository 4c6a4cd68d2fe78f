/** Ends the current piece of work: what a person does meanwhile comes first. */
export const breathe = (): Promise<void> => new Promise((go) => setTimeout(go));
