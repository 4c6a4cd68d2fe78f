const state = `remote path revision canaryAudiences waiting
  current { version source publishedBy commit } canary { version publishedBy commit }`;

const remotesQuery = `query ReleaseRemotes { remotes { ${state} } }`;

export const eventsQuery = `query ReleaseEvents($remote: String!, $first: Int!) {
  releaseEvents(first: $first, filter: { remote: $remote }) {
    edges { node { createdAt kind version fromVersion by commit reason } }
  }
}`;

export const checkQuery = `query CheckRelease($input: CheckReleaseInput!) {
  checkRelease(input: $input) { code where message mend }
}`;

export const previewQuery = `query PreviewRelease($input: PreviewReleaseInput!) {
  previewRelease(input: $input) {
    against newOperations changedOperations removedOperations newFields removedFields
    scriptBytes scriptBytesBefore isCompressed
    publicKey needsApproval openPaths { path status title audiences titleInForce audiencesInForce decidedBy }
  }
}`;

export const stageMutation = `mutation StageRelease($input: StageReleaseInput!) {
  stageRelease(input: $input) { version isSigned commit missing portals { path status decidedBy } }
}`;

export const publishMutation = `mutation PublishRelease($input: PublishReleaseInput!) {
  publishRelease(input: $input) { ${state} }
}`;

export const rollBackMutation = `mutation RollBackRemote($input: RollBackRemoteInput!) {
  rollBackRemote(input: $input) { ${state} }
}`;

const nothingYet = { path: null, revision: 0, canaryAudiences: [], waiting: [], current: null, canary: null };

/** The release state of a remote; an empty state if it was never released. */
export async function fetchState(server, remote) {
  const remotes = await server.ask(remotesQuery);
  return remotes.find((one) => one.remote === remote) ?? { remote, ...nothingYet };
}
