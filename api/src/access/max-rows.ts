import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import { maxPageSize } from 'rules/paging';

/** For a list without pagination that is always shorter than the longest page: its maximum row count. */
export const MaxRows = (maxRows: number) => Extensions({ maxRows });

/** For a list stored in a column of its row: it is read with that row, so only its bytes count. */
export const StoredInRow = MaxRows(1);

export const getMaxRows = ({ extensions }: GraphQLField<unknown, unknown>): number =>
  typeof extensions.maxRows === 'number' ? extensions.maxRows : maxPageSize;
