/** A piece of a file's text with its place: a page or a heading, if the file has them. */
export interface Section {
  place: string | null;
  text: string;
}
