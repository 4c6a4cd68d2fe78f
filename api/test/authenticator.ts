import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { encodeCBOR } from '@levischuck/tiny-cbor';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

/** A software passkey with a real P-256 key. */
export interface Authenticator {
  /** The result of `navigator.credentials.create()` as JSON. */
  create(options: Options, changed?: ResponseOverrides): Record<string, unknown>;
  /** The result of `navigator.credentials.get()` as JSON. Increments the counter. */
  get(options: Options, changed?: ResponseOverrides): Record<string, unknown>;
  /** A clone of the device with this counter. */
  copy(): Authenticator;
}

/** Overrides to simulate another device or a lying browser. */
interface ResponseOverrides {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** False for a device without user verification. */
  userVerified?: boolean;
}

const [userPresent, userVerified, hasKey] = [0x01, 0x04, 0x40];

export function createAuthenticator(origin: string, { keys = createKeys(), uses = 0 } = {}): Authenticator {
  let counter = uses;
  const { id, privateKey, publicKey } = keys;
  const clientData = (type: string, challenge: string, there = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: there, crossOrigin: false }));
  const getData = (rpId: string, flags: number, isVerified: boolean, ...rest: Buffer[]) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(userPresent | (isVerified ? userVerified : 0) | flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(rpId)), head, ...rest]);
  };
  const credential = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    create({ challenge, rp }, changed = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const aaguid = Buffer.alloc(16);
      const authData = getData(
        changed.rpId ?? rp?.id ?? '',
        hasKey,
        changed.userVerified ?? true,
        aaguid,
        length,
        id,
        publicKey,
      );
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', changed.challenge ?? challenge, changed.origin).toString(
          'base64url',
        ),
        attestationObject: Buffer.from(encodeCBOR(attestation as never)).toString('base64url'),
        transports: ['internal', 'made-up'],
      });
    },
    get({ challenge, rpId }, changed = {}) {
      counter += 1;
      const data = getData(changed.rpId ?? rpId ?? '', 0, changed.userVerified ?? true);
      const client = clientData('webauthn.get', changed.challenge ?? challenge, changed.origin);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      });
    },
    copy: () => createAuthenticator(origin, { keys, uses: counter }),
  };
}

function createKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
  // COSE: an elliptic curve key for ES256 on P-256.
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  return { id: randomBytes(32), privateKey, publicKey: Buffer.from(encodeCBOR(cose as never)) };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
