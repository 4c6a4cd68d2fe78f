/** The parts of a connection that a list without its envelope needs. */
interface JsonPage {
  nodes: readonly string[];
  /** After which the next page starts; null on the last page, or if the operation selects no cursor. */
  nextCursor: string | null;
}

/** JSON text built by the database. It is copied into the response unchanged. */
export class JsonText {
  readonly text: string;
  /** Of a connection. */
  readonly page: JsonPage | undefined;

  constructor(text: string, page?: JsonPage) {
    this.text = text;
    this.page = page;
  }
}

/** The size of a JSON object of such texts. */
export const getJsonSize = (data: Record<string, unknown> | null | undefined): number =>
  Object.entries(data ?? {}).reduce(
    (sum, [key, value]) => sum + key.length + 4 + (value instanceof JsonText ? Buffer.byteLength(value.text) : 4),
    1,
  );
