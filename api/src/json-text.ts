/** JSON as text, as the database built it: it goes into the answer unchanged. */
export class JsonText {
  readonly text: string;
  /** Of a connection: its nodes alone, as a list. */
  readonly nodes: readonly string[] | undefined;

  constructor(text: string, nodes?: readonly string[]) {
    this.text = text;
    this.nodes = nodes;
  }
}

/** How large the JSON of an object of such texts is. */
export const bytesOf = (data: Record<string, unknown> | null | undefined): number =>
  Object.entries(data ?? {}).reduce(
    (sum, [key, value]) => sum + key.length + 4 + (value instanceof JsonText ? Buffer.byteLength(value.text) : 4),
    1,
  );
