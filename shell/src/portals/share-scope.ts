/** A module that this build shares: `get` answers what makes it, at once where it is part of the first file. */
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

/** What the shell shares with remotes: one scope for a page. */
export async function initShareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}
