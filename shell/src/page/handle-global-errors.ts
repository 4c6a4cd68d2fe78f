import type { PageErrorKind } from 'rules/visits';

/** What no one has caught becomes a warning, is told of by its kind alone, and goes no further (specification part 1 §1). */
export function handleGlobalErrors(page: Window & typeof globalThis, onError: (fault: PageErrorKind) => void): void {
  page.addEventListener('unhandledrejection', (event) => {
    page.console.warn('Unhandled rejection', event.reason);
    onError('unhandled_rejection');
    event.preventDefault();
  });
  page.addEventListener('error', (event) => {
    page.console.warn('Uncaught error', event.error ?? event.message);
    onError('uncaught_error');
    event.preventDefault();
  });
}
