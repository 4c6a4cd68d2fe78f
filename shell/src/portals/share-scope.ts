/** A module that this build shares: `get` returns its factory, synchronously if it is part of the first file. */
interface SharedModule {
  get(): Factory | Promise<Factory>;
  eager: boolean;
}
type Factory = () => unknown;

/** By name and version. */
type ShareScope = Record<string, Record<string, SharedModule>>;

/* The bundler's own. */
declare function __webpack_init_sharing__(scope: string): Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** The modules that the shell shares with remotes: one scope per page. */
export async function initShareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}
