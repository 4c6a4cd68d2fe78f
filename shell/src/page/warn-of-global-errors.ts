import type { PageFault } from 'rules/visits';

/** What nobody has caught becomes a warning, is told of by its kind alone, and goes no further (specification part 1 §1). */
export function warnOfGlobalErrors(page: Window & typeof globalThis, told: (fault: PageFault) => void): void {
  page.addEventListener('unhandledrejection', (event) => {
    page.console.warn('Unhandled rejection', event.reason);
    told('unhandled_rejection');
    event.preventDefault();
  });
  page.addEventListener('error', (event) => {
    page.console.warn('Uncaught error', event.error ?? event.message);
    told('uncaught_error');
    event.preventDefault();
  });
}
