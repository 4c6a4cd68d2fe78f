/** A passage as used in a prompt. */
export interface FoundPassage {
  id: string;
  document: { id: string; title: string };
  /** Page or heading it is under. */
  place: string | null;
  text: string;
}

export interface FoundRow {
  id: string;
  place: string | null;
  text: string;
  document_id: string;
  title: string;
}
export const toFoundPassage = ({ document_id, title, id, place, text }: FoundRow): FoundPassage => ({
  id,
  document: { id: document_id, title },
  place,
  text,
});
