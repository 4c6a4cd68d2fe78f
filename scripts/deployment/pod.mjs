/** Problems of a pod: it needs Kubernetes' restricted profile and a read-only root; servers also need probes and time to stop. */
export function findPodProblems({ spec }, kind) {
  const ask = (fact, problem) => (fact ? [] : [problem]);
  return [
    ...ask(spec.securityContext?.runAsNonRoot === true, 'can run as root'),
    ...ask(spec.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'),
    ...ask(spec.automountServiceAccountToken === false, 'mounts a service account token, which it does not need'),
    ...spec.containers.flatMap(({ name, securityContext = {}, resources = {}, ...probes }) =>
      [
        ...ask(securityContext.readOnlyRootFilesystem === true, 'root file system is not read-only'),
        ...ask(securityContext.allowPrivilegeEscalation === false, 'can gain privileges'),
        ...ask(securityContext.capabilities?.drop?.includes('ALL'), 'keeps capabilities'),
        ...ask(resources.requests?.cpu && resources.limits?.memory, 'has no CPU request or no memory limit'),
        ...(kind === 'Deployment' ? findProbeProblems(probes) : []),
      ].map((problem) => `${name}: ${problem}`),
    ),
    ...(kind === 'Deployment'
      ? ask(spec.terminationGracePeriodSeconds > 35, 'has less time to stop than a server may need')
      : []),
  ];
}

const findProbeProblems = (probes) =>
  Object.entries({ startupProbe: '/healthz', livenessProbe: '/healthz', readinessProbe: '/readyz/server' })
    .filter(([name, path]) => probes[name]?.httpGet?.path !== path)
    .map(([name, path]) => `${name} does not get ${path}`);
