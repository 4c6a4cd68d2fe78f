/** Yields to the main thread, so that user input is handled first. */
export const yieldToMain = (): Promise<void> => new Promise((go) => setTimeout(go));
