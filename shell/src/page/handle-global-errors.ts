import type { PageErrorKind } from 'rules/visits';

/** Logs uncaught errors as warnings, reports only their kind, and stops their propagation (specification part 1 §1). */
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
