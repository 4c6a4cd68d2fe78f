const maxComponent = 127;

/** A vector with one byte per number. Only directions are compared, so its length is dropped. */
export function packVector(vector: number[]): Buffer {
  const scale = maxComponent / (Math.max(...vector.map(Math.abs)) || 1);
  return Buffer.from(Int8Array.from(vector, (value) => Math.round(value * scale)).buffer);
}

/** The similarity of two packed vectors, from -1 to 1; 0 if they cannot be compared. */
export function cosineSimilarity(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return 0;
  const [a, b] = [toInt8Array(one), toInt8Array(other)];
  let [product, ofOne, ofOther] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] as number, b[at] as number];
    product += x * y;
    ofOne += x * x;
    ofOther += y * y;
  }
  return product / (Math.sqrt(ofOne * ofOther) || 1);
}

const toInt8Array = ({ buffer, byteOffset, length }: Buffer) => new Int8Array(buffer, byteOffset, length);
