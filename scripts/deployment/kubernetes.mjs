import { parseAllDocuments } from 'yaml';
import { findPodProblems } from './pod.mjs';
import { readSchema, createValidator } from './schema.mjs';
import { findSettingProblems } from './settings.mjs';

/** Problems of manifests (texts by file name): against the schemas of Kubernetes and in references between them. */
export function findKubernetesProblems(files) {
  const manifests = Object.entries(files).flatMap(([file, text]) =>
    parseAllDocuments(text).map((document) => ({ file, manifest: document.toJS() })),
  );
  const findProblems = (check) =>
    manifests.flatMap(({ file, manifest }) => check(manifest, file).map((problem) => `${file}: ${problem}`));
  const all = manifests.map(({ manifest }) => manifest);
  const [kustomization] = all.filter(isKustomization);
  return [
    ...findProblems((manifest) => (isKustomization(manifest) ? [] : findSchemaProblems(manifest))),
    ...(kustomization ? findListProblems(kustomization, Object.keys(files)) : ['kustomization.yaml is missing']),
    ...findProblems((manifest) =>
      getPod(manifest)
        ? [...findPodProblems(getPod(manifest), manifest.kind), ...findEnvironmentProblems(getPod(manifest), all)]
        : [],
    ),
    ...findProblems((manifest) => findReferenceProblems(manifest, all)),
  ];
}

const isKustomization = ({ kind }) => kind === 'Kustomization';
const getPod = (manifest) => (['Deployment', 'Job'].includes(manifest.kind) ? manifest.spec.template : undefined);

const { kinds, $defs } = readSchema('kubernetes');
const validators = new Map();

function findSchemaProblems({ apiVersion, kind, ...rest }) {
  const key = `${apiVersion} ${kind}`;
  if (!kinds[key]) return [`no schema for ${key} in deploy/schemas/kubernetes.json`];
  if (!validators.has(key)) validators.set(key, createValidator({ ...kinds[key], $defs }));
  return validators.get(key)({ apiVersion, kind, ...rest });
}

/** The kustomization must list every manifest except the example secret. */
function findListProblems({ resources }, files) {
  const expected = files.filter((file) => file !== 'kustomization.yaml' && !file.includes('.example.'));
  return [
    ...expected.filter((file) => !resources.includes(file)).map((file) => `kustomization.yaml: ${file} is not listed`),
    ...resources.filter((file) => !files.includes(file)).map((file) => `kustomization.yaml: ${file} does not exist`),
  ];
}

/** A server must start with the settings from its config maps and secrets. */
function findEnvironmentProblems({ spec }, all) {
  return spec.containers.flatMap(({ envFrom = [], env = [] }) => {
    const sources = envFrom.map(({ configMapRef, secretRef }) =>
      all.find(
        ({ kind, metadata }) =>
          kind === (configMapRef ? 'ConfigMap' : 'Secret') && metadata?.name === (configMapRef ?? secretRef).name,
      ),
    );
    if (sources.includes(undefined)) return ['refers to a ConfigMap or Secret that does not exist'];
    const values = sources.map((source) => source.data ?? source.stringData);
    return findSettingProblems(Object.assign({}, ...values, ...env.map(({ name, value }) => ({ [name]: value }))));
  });
}

/** Selectors must match pods, and references to workloads, services and ports must exist. */
function findReferenceProblems({ kind, spec }, all) {
  const selector = {
    Service: spec?.selector,
    PodDisruptionBudget: spec?.selector?.matchLabels,
    NetworkPolicy: spec?.podSelector?.matchLabels,
    Deployment: spec?.selector?.matchLabels,
  }[kind];
  const pods = all.map(getPod).filter(Boolean);
  const selected =
    selector &&
    pods.find(({ metadata }) => Object.entries(selector).every(([key, value]) => metadata.labels[key] === value));
  if (selector && !selected) return ['selects no pod'];
  const exists = (wanted, name) => all.some((each) => each.kind === wanted && each.metadata?.name === name);
  if (kind === 'Service')
    return spec.ports
      .filter(({ targetPort }) => !getPorts(selected).includes(targetPort))
      .map(({ targetPort }) => `the pods have no port ${targetPort}`);
  if (kind === 'HorizontalPodAutoscaler')
    return exists(spec.scaleTargetRef.kind, spec.scaleTargetRef.name) ? [] : ['scales a workload that does not exist'];
  if (kind === 'Ingress')
    return spec.rules
      .flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name))
      .filter((name) => !exists('Service', name))
      .map((name) => `no service ${name}`);
  return [];
}

const getPorts = ({ spec }) => spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));
