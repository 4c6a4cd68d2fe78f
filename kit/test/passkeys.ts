/** Mocks the browser's passkeys: `answer` handles each dialog, which closes if it throws. */
export function mockPasskeys(answer: () => Promise<unknown>): { requests: CredentialRequestOptions[]; remove(): void } {
  const requests: CredentialRequestOptions[] = [];
  const dialog = (options: CredentialRequestOptions) => {
    requests.push(options);
    return answer();
  };
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: () => undefined, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get: dialog, create: dialog }, configurable: true });
  const remove = () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
  return { requests, remove };
}

const bytes = new TextEncoder().encode('bytes').buffer;

/** The credential that a browser returns after creating a passkey, and after signing with one: the fields of both. */
export const credential = {
  id: 'passkey-1',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: null,
    getTransports: () => ['internal'],
  },
};

/** A browser error: `name` gives the reason. */
export const rejectDialog = (name = 'NotAllowedError') => Promise.reject(new DOMException('refused', name));
