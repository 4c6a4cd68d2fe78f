import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import { maxPageSize } from 'rules/paging';

/** On a list without paging that is always shorter than the longest page: how many rows it has at most. */
export const MaxRows = (maxRows: number) => Extensions({ maxRows });

/** On a list that a column of its row holds: it comes with that row, and its size is a matter of bytes. */
export const StoredInRow = MaxRows(1);

export const getMaxRows = ({ extensions }: GraphQLField<unknown, unknown>): number =>
  typeof extensions.maxRows === 'number' ? extensions.maxRows : maxPageSize;
