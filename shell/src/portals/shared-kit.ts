/**
 * The kit modules that remotes take from the shell and that the shell itself may not use. To name them here puts them
 * into the shell's build, so that there is something to share; they become files of their own.
 */
export const loadSharedKit = () => Promise.all([import('kit/apollo'), import('kit/panel'), import('kit/ui')]);

/** Files of their own that are fetched when they are first shown: only named, never called. */
export const lazyKitModules = () =>
  Promise.all([
    import('kit/board'),
    import('kit/chart'),
    import('kit/copy'),
    import('kit/create-project'),
    import('kit/dialog'),
    import('kit/passkey'),
    import('kit/qr-code'),
    import('kit/search-select'),
    import('kit/thread'),
    import('kit/virtual-rows'),
  ]);

/** Part of the first file already: only named, never called. */
export const eagerKitModules = () =>
  Promise.all([
    import('kit/analytics'),
    import('kit/controls'),
    import('kit/fault'),
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
    import('kit/session'),
    import('kit/sign-in-dialog'),
    import('kit/states'),
    import('kit/theme'),
    import('kit/toasts'),
  ]);
