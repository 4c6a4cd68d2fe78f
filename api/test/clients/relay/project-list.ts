/** What relay-compiler reads: the tag is never evaluated. */
declare const graphql: (source: TemplateStringsArray) => unknown;

export const projectListQuery = graphql`
  query projectListQuery($count: Int!, $cursor: String) {
    ...projectList_query @arguments(count: $count, cursor: $cursor)
  }
`;

export const projectListFragment = graphql`
  fragment projectList_query on Query
  @refetchable(queryName: "projectListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    projects(first: $count, after: $cursor) @connection(key: "projectList_projects") {
      edges {
        node {
          ...projectCard_project
        }
      }
    }
  }
`;

export const projectListCreate = graphql`
  mutation projectListCreateMutation($input: CreateProjectInput!, $connections: [ID!]!) {
    createProject(input: $input) @appendNode(connections: $connections, edgeTypeName: "ProjectEdge") {
      ...projectCard_project
    }
  }
`;
