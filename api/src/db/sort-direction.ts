import { sortDirections } from 'rules/paging';
import { graphqlEnum } from '#db/graphql-enum';

export const SortDirectionEnum = graphqlEnum('SortDirection', sortDirections, 'Which way a list runs');
