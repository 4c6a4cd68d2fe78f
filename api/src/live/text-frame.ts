const finalTextFrame = 0x81;

/** A text in UTF-8, in parts: parts that are sent to several clients are encoded once. */
export type EncodedMessage = Uint8Array[];

/** Messages to a client as WebSocket frames: whole, unmasked and uncompressed (RFC 6455 §5.2). */
export function encodeTextFrames(messages: EncodedMessage[]): Buffer {
  let size = 0;
  for (const message of messages) size += getHeaderLength(getMessageLength(message)) + getMessageLength(message);
  const frames = Buffer.allocUnsafe(size);
  let offset = 0;
  for (const message of messages) {
    offset = writeHeader(frames, offset, getMessageLength(message));
    for (const part of message) {
      frames.set(part, offset);
      offset += part.length;
    }
  }
  return frames;
}

export function getMessageLength(message: EncodedMessage): number {
  let length = 0;
  for (const part of message) length += part.length;
  return length;
}

const getHeaderLength = (length: number) => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

/** Returns where the header ends. */
function writeHeader(frames: Buffer, offset: number, length: number): number {
  frames[offset] = finalTextFrame;
  if (length < 126) return frames.writeUInt8(length, offset + 1);
  if (length < 65_536) return frames.writeUInt16BE(length, frames.writeUInt8(126, offset + 1));
  return frames.writeBigUInt64BE(BigInt(length), frames.writeUInt8(127, offset + 1));
}
