/** What the server tells every page, signed in or not. It is written into the HTML as JSON. */
export interface PublicSettings {
  /** SHA-256 of the founder's lower-case e-mail, in hex: the address itself must not be readable in a page. */
  founderEmailHash: string | null;
  /** Whether people may sign in at another provider, by /api/login. */
  hasExternalSignIn: boolean;
  /** The browser has sent no session with its request for this page. */
  isSignedOut: boolean;
  /** Null: page views are counted at this server alone. */
  gaMeasurementId: string | null;
  /** Null where the shell is being developed. */
  shellVersion: string | null;
  /** Proves to the server, with the report of a fault, that it has served this page. Absent unless something was just released. */
  pageLoad?: string;
}

export function readPublicSettings(): PublicSettings {
  const text = document.getElementById('public-settings')?.textContent ?? '';
  try {
    return JSON.parse(text) as PublicSettings;
  } catch {
    // The development server leaves the placeholder as it is.
    return {
      founderEmailHash: null,
      hasExternalSignIn: false,
      gaMeasurementId: null,
      isSignedOut: false,
      shellVersion: null,
    };
  }
}
