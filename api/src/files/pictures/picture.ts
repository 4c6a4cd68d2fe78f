export interface Picture {
  width: number;
  height: number;
  /** Whether it has text, or details such as the camera and the place. */
  hasMetadata: boolean;
}

export const hasText = (bytes: Buffer, text: string, at: number): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;
