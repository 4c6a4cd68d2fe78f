/** JSON text built by the database. It is copied into the response unchanged. */
export class JsonText {
  readonly text: string;
  /** For a connection: only its nodes, as a list. */
  readonly nodes: readonly string[] | undefined;

  constructor(text: string, nodes?: readonly string[]) {
    this.text = text;
    this.nodes = nodes;
  }
}

/** The size of a JSON object of such texts. */
export const getJsonSize = (data: Record<string, unknown> | null | undefined): number =>
  Object.entries(data ?? {}).reduce(
    (sum, [key, value]) => sum + key.length + 4 + (value instanceof JsonText ? Buffer.byteLength(value.text) : 4),
    1,
  );
