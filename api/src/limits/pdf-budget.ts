/** PDFs are made on the main thread, one after the other. */
export const pdfBudget = { concurrency: 1, maxWaiting: 20, maxWaitingPerOwner: 5 } as const;
