import { createHash, hkdfSync } from 'node:crypto';

/**
 * The secrets of the server. One of them signs and seals; anything signed or sealed with any of them is accepted, so that a secret can be
 * rotated while people are signed in.
 */
export class Secrets {
  /** Newest first, as in the setting. */
  readonly #all: readonly string[];
  /** The one that signs, then the others. Mutated in place: the session middleware keeps a reference to it. */
  readonly signing: string[];

  constructor(all: readonly string[]) {
    if (all.length === 0) throw new Error('A server needs a secret');
    this.#all = all;
    this.signing = [...all];
  }

  /** Fingerprints of the secrets for other servers to compare, newest first. They reveal nothing about the secrets. */
  get ids(): string[] {
    return this.#all.map(toSecretId);
  }

  /** Whether the newest secret signs. */
  get usesNewest(): boolean {
    return this.signing[0] === this.#all[0];
  }

  /** Signs with the newest secret that all these servers have, because any of them may get the cookie's next request. */
  useSharedSecret(others: ReadonlyArray<readonly string[]>): void {
    const shared = this.#all.find((secret) => others.every((ids) => ids.includes(toSecretId(secret)))) ?? this.#all[0];
    if (shared === undefined || shared === this.signing[0]) return;
    this.signing.splice(0, Infinity, shared, ...this.#all.filter((secret) => secret !== shared));
  }

  /** The keys for one purpose, that of the signing secret first. */
  keysFor(purpose: string): () => Buffer[] {
    const keys = new Map(this.#all.map((secret) => [secret, Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))]));
    return () => this.signing.map((secret) => keys.get(secret) as Buffer);
  }
}

const toSecretId = (secret: string): string =>
  createHash('sha256')
    .update(Buffer.from(hkdfSync('sha256', secret, '', 'names of secrets', 32)))
    .digest('hex')
    .slice(0, 16);
