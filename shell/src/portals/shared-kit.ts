/**
 * The kit modules that remotes take from the shell and that the shell itself may not use. Importing them here puts them
 * into the shell's build, so that they can be shared as separate files.
 */
export const loadSharedKit = () => Promise.all([import('kit/apollo'), import('kit/panel'), import('kit/ui')]);

/** Separate files that are fetched when they are first used: only imported, never called. */
export const lazyKitModules = () =>
  Promise.all([
    import('kit/action-item'),
    import('kit/board'),
    import('kit/chart'),
    import('kit/conflict'),
    import('kit/copy'),
    import('kit/create-project'),
    import('kit/dialog'),
    import('kit/invoice'),
    import('kit/markdown'),
    import('kit/passkey'),
    import('kit/project'),
    import('kit/qr-code'),
    import('kit/search-select'),
    import('kit/task'),
    import('kit/ticket'),
    import('kit/upload'),
    import('kit/virtual-rows'),
  ]);

/** Already part of the first file: only imported, never called. */
export const eagerKitModules = () =>
  Promise.all([
    import('kit/analytics'),
    import('kit/controls'),
    import('kit/draft'),
    import('kit/fault'),
    import('kit/focus'),
    import('kit/format'),
    import('kit/forms'),
    import('kit/leave'),
    import('kit/measuring-rule'),
    import('kit/page'),
    import('kit/pending-invitation'),
    import('kit/public-settings'),
    import('kit/reauthentication'),
    import('kit/request'),
    import('kit/router'),
    import('kit/search-state'),
    import('kit/session'),
    import('kit/sign-in-dialog'),
    import('kit/states'),
    import('kit/theme'),
    import('kit/toasts'),
  ]);
