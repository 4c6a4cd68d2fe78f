/** Settings for every page, signed in or not. The server writes them into the HTML as JSON. */
export interface PublicSettings {
  /** SHA-256 of the founder's lowercase email, in hex: the address itself must not be readable in a page. */
  founderEmailHash: string | null;
  /** Whether people can sign in with an external provider, by /api/login. */
  hasExternalSignIn: boolean;
  /** The browser sent no session with its request for this page. */
  isSignedOut: boolean;
  /** Null: page views are counted by this server only. */
  gaMeasurementId: string | null;
  /** Null in development. */
  shellVersion: string | null;
  /** Proves, in a fault report, that the server served this page. Absent unless something was just released. */
  pageLoad?: string;
}

export function readPublicSettings(): PublicSettings {
  const text = document.getElementById('public-settings')?.textContent ?? '';
  try {
    return JSON.parse(text) as PublicSettings;
  } catch {
    // The development server leaves the placeholder unchanged.
    return {
      founderEmailHash: null,
      hasExternalSignIn: false,
      gaMeasurementId: null,
      isSignedOut: false,
      shellVersion: null,
    };
  }
}
