/** What relay-compiler reads: the tag is never evaluated. */
declare const graphql: (source: TemplateStringsArray) => unknown;

export const projectCardFragment = graphql`
  fragment projectCard_project on Project
  @refetchable(queryName: "projectCardRefetchQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 3 }, cursor: { type: "String" }) {
    title
    status
    viewerCanUpdate
    activity(first: $count, after: $cursor) @connection(key: "projectCard_activity") {
      edges {
        node {
          description
        }
      }
    }
  }
`;

export const projectCardNodeQuery = graphql`
  query projectCardNodeQuery($id: ID!, $ids: [ID!]!) {
    node(id: $id) {
      ...projectCard_project @alias
    }
    nodes(ids: $ids) {
      __typename
      ... on SupportTicket {
        title
      }
    }
  }
`;
