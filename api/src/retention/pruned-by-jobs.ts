/** Rows that a job of their domain deletes together with files, for docs/operations.md. */
export interface PrunedByJob {
  data: string;
  table: string;
  age: string;
  keep: string;
  deletion: string;
}
