import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

export interface Choice {
  id: string;
  label: string;
  /** Beside the label, such as what somebody's role is. */
  note?: string;
}

interface Found<Item extends Choice> {
  found: Item[];
  /** There are more, so one has to type more of the name. */
  hasMore: boolean;
}

/** How the server is asked for choices. Made by `choiceQuery`. */
export interface ChoiceQuery<Item extends Choice> {
  document: TypedDocumentNode<object>;
  variables: (search: string | null) => OperationVariables;
  choices: (data: object) => Found<Item>;
}

interface Options<Data, Variables, Item extends Choice> {
  /** With the words that are searched; null before one types. */
  variables: (search: string | null) => Variables;
  choices: (data: Data) => Found<Item>;
}

/** How many choices are worth loading: whoever does not find theirs types. */
export const choicePage = 20;

/** A query whose answer holds the choices that have the words. */
export const choiceQuery = <Data, Variables extends OperationVariables, Item extends Choice>(
  document: TypedDocumentNode<Data, Variables>,
  options: Options<Data, Variables, Item>,
): ChoiceQuery<Item> => ({ document, ...options }) as unknown as ChoiceQuery<Item>;
