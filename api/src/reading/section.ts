/** A piece of a file's text with its place: a page or a heading, where the file has such. */
export interface Section {
  place: string | null;
  text: string;
}
