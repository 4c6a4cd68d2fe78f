const finalTextFrame = 0x81;
const empty = Buffer.alloc(0);

/** A message to a client as one WebSocket frame: whole, unmasked and uncompressed (RFC 6455 §5.2). */
export function textFrame(start: string, payload: Buffer = empty, end = ''): Buffer {
  const startLength = Buffer.byteLength(start);
  const length = startLength + payload.length + Buffer.byteLength(end);
  const headerLength = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerLength + length);
  frame[0] = finalTextFrame;
  if (headerLength === 2) frame[1] = length;
  else if (headerLength === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(start, headerLength);
  payload.copy(frame, headerLength + startLength);
  frame.write(end, headerLength + startLength + payload.length);
  return frame;
}
