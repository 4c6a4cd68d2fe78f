import { sortDirections } from 'rules/paging';
import { graphqlEnum } from '#db/graphql-enum';

export const SortDirectionEnum = graphqlEnum('SortDirection', sortDirections, 'Sort direction of a list', {
  asc: 'Ascending',
  desc: 'Descending',
});
