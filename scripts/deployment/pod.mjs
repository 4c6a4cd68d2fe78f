/** What we ask of every pod: the restricted profile of Kubernetes, a read-only root, and for servers probes and time to stop. */
export function findPodProblems({ spec }, kind) {
  const ask = (fact, problem) => (fact ? [] : [problem]);
  return [
    ...ask(spec.securityContext?.runAsNonRoot === true, 'may run as root'),
    ...ask(spec.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'),
    ...ask(spec.automountServiceAccountToken === false, 'gets a token for the cluster, which it does not need'),
    ...spec.containers.flatMap(({ name, securityContext = {}, resources = {}, ...probes }) =>
      [
        ...ask(securityContext.readOnlyRootFilesystem === true, 'its root file system is not read-only'),
        ...ask(securityContext.allowPrivilegeEscalation === false, 'may gain privileges'),
        ...ask(securityContext.capabilities?.drop?.includes('ALL'), 'keeps capabilities'),
        ...ask(resources.requests?.cpu && resources.limits?.memory, 'has no CPU request or no memory limit'),
        ...(kind === 'Deployment' ? findProbeProblems(probes) : []),
      ].map((problem) => `${name}: ${problem}`),
    ),
    ...(kind === 'Deployment'
      ? ask(spec.terminationGracePeriodSeconds > 35, 'has less time to stop than a server may take')
      : []),
  ];
}

const findProbeProblems = (probes) =>
  Object.entries({ startupProbe: '/healthz', livenessProbe: '/healthz', readinessProbe: '/readyz/server' })
    .filter(([name, path]) => probes[name]?.httpGet?.path !== path)
    .map(([name, path]) => `${name} does not get ${path}`);
