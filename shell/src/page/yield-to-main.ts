/** Ends the current piece of work: what a person does meanwhile comes first. */
export const yieldToMain = (): Promise<void> => new Promise((go) => setTimeout(go));
