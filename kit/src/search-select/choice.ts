import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

export interface Choice {
  id: string;
  label: string;
  /** Next to the label, such as the role of a person. */
  note?: string;
  /** Below the label, such as the email of a person: choices may have the same label. */
  detail?: string;
}

interface ChoiceResult<Item extends Choice> {
  found: Item[];
  /** There are more results than these. */
  hasMore: boolean;
}

/** How choices are loaded. Created by `defineChoiceQuery`. */
export interface ChoiceQuery<Item extends Choice> {
  document: TypedDocumentNode<object>;
  searchBy?: string;
  variables: (search: string | null) => OperationVariables;
  choices: (data: object, search: string) => ChoiceResult<Item>;
}

interface ChoiceQueryOptions<Data, Variables, Item extends Choice> {
  /** What the search looks at; "a name" by default. */
  searchBy?: string;
  /** With the search text; null before any input. */
  variables: (search: string | null) => Variables;
  /** With the search text of these results, for a choice that is made of it. */
  choices: (data: Data, search: string) => ChoiceResult<Item>;
}

/** How many choices are loaded. Others are found by typing. */
export const choicePageSize = 20;

/** Describes a query that returns the choices that match the search text. */
export const defineChoiceQuery = <Data, Variables extends OperationVariables, Item extends Choice>(
  document: TypedDocumentNode<Data, Variables>,
  options: ChoiceQueryOptions<Data, Variables, Item>,
): ChoiceQuery<Item> => ({ document, ...options }) as unknown as ChoiceQuery<Item>;
