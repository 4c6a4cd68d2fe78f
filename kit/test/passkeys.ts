/** A browser's passkeys: each dialog is answered by `answer`, or closed where that throws. */
export function browserPasskeys(answer: () => Promise<unknown>): { asked: CredentialRequestOptions[]; remove(): void } {
  const asked: CredentialRequestOptions[] = [];
  const dialog = (options: CredentialRequestOptions) => {
    asked.push(options);
    return answer();
  };
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: () => undefined, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get: dialog, create: dialog }, configurable: true });
  const remove = () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
  return { asked, remove };
}

const bytes = new TextEncoder().encode('bytes').buffer;

/** What a browser gives for a passkey that it made, and for what one has signed: the parts of both. */
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

/** As browsers refuse: `name` says why. */
export const closed = (name = 'NotAllowedError') => Promise.reject(new DOMException('refused', name));
