import { open } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '#settings';

type Bytes = AsyncIterable<Uint8Array>;
const header = 'age-encryption.org/v1';

export interface Encryption {
  passphrase: string;
  /** The logarithm of scrypt's cost. Defaults to the library's. */
  workFactor?: number;
}

/** The format of https://age-encryption.org, which other tools can open: scrypt, and authenticated chunks of 64 KB. */
export const encryptWith = ({ passphrase, workFactor }: Encryption) =>
  async function* encrypt(bytes: Bytes): Bytes {
    const encrypter = new Encrypter();
    if (workFactor) encrypter.setScryptWorkFactor(workFactor);
    encrypter.setPassphrase(passphrase);
    yield* await encrypter.encrypt(ReadableStream.from(bytes) as ReadableStream<Uint8Array>);
  };

export const decryptWith = (passphrase: string) =>
  async function* decrypt(bytes: Bytes): Bytes {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    yield* await decrypter.decrypt(ReadableStream.from(bytes) as ReadableStream<Uint8Array>).catch((error: unknown) => {
      throw error instanceof Error && error.message.startsWith('no identity matched')
        ? new StartError("This passphrase doesn't decrypt the backup. Use the one that it was encrypted with.", {
            cause: error,
          })
        : error;
    });
  };

export async function isEncrypted(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(header.length), 0, header.length, 0);
  return buffer.toString('latin1', 0, bytesRead) === header;
}
