import { parseAllDocuments } from 'yaml';
import { findPodProblems } from './pod.mjs';
import { readSchema, createValidator } from './schema.mjs';
import { findSettingProblems } from './settings.mjs';

/** What is wrong with the manifests, given as texts by file name: against the schemas of Kubernetes, and with one another. */
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
  if (!kinds[key]) return [`there is no schema for ${key} in deploy/schemas/kubernetes.json`];
  if (!validators.has(key)) validators.set(key, createValidator({ ...kinds[key], $defs }));
  return validators.get(key)({ apiVersion, kind, ...rest });
}

/** Every manifest is applied but the example of a secret. */
function findListProblems({ resources }, files) {
  const expected = files.filter((file) => file !== 'kustomization.yaml' && !file.includes('.example.'));
  return [
    ...expected.filter((file) => !resources.includes(file)).map((file) => `kustomization.yaml: ${file} is not listed`),
    ...resources.filter((file) => !files.includes(file)).map((file) => `kustomization.yaml: ${file} is not there`),
  ];
}

/** Its settings, put together from the maps and secrets that it names, start a server. */
function findEnvironmentProblems({ spec }, all) {
  return spec.containers.flatMap(({ envFrom = [], env = [] }) => {
    const sources = envFrom.map(({ configMapRef, secretRef }) =>
      all.find(
        ({ kind, metadata }) =>
          kind === (configMapRef ? 'ConfigMap' : 'Secret') && metadata?.name === (configMapRef ?? secretRef).name,
      ),
    );
    if (sources.includes(undefined)) return ['names a ConfigMap or Secret that is not there'];
    const values = sources.map((source) => source.data ?? source.stringData);
    return findSettingProblems(Object.assign({}, ...values, ...env.map(({ name, value }) => ({ [name]: value }))));
  });
}

/** What selects pods finds some, and what names a workload, service or port names one that is there. */
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
    return exists(spec.scaleTargetRef.kind, spec.scaleTargetRef.name) ? [] : ['scales nothing that is there'];
  if (kind === 'Ingress')
    return spec.rules
      .flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name))
      .filter((name) => !exists('Service', name))
      .map((name) => `there is no service ${name}`);
  return [];
}

const getPorts = ({ spec }) => spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));
