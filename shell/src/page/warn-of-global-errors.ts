/** What nobody has caught becomes a warning and goes no further (specification part 1 §1). */
export function warnOfGlobalErrors(page: Window & typeof globalThis): void {
  page.addEventListener('unhandledrejection', (event) => {
    page.console.warn('Unhandled rejection', event.reason);
    event.preventDefault();
  });
  page.addEventListener('error', (event) => {
    page.console.warn('Uncaught error', event.error ?? event.message);
    event.preventDefault();
  });
}
