import { parseAllDocuments } from 'yaml';
import { podFaults } from './pod.mjs';
import { readSchema, validator } from './schema.mjs';
import { settingFaults } from './settings.mjs';

/** What is wrong with the manifests, given as texts by file name: against the schemas of Kubernetes, and with one another. */
export function kubernetesFaults(files) {
  const manifests = Object.entries(files).flatMap(([file, text]) =>
    parseAllDocuments(text).map((document) => ({ file, manifest: document.toJS() })),
  );
  const faultsOf = (check) =>
    manifests.flatMap(({ file, manifest }) => check(manifest, file).map((fault) => `${file}: ${fault}`));
  const all = manifests.map(({ manifest }) => manifest);
  const [kustomization] = all.filter(isKustomization);
  return [
    ...faultsOf((manifest) => (isKustomization(manifest) ? [] : schemaFaults(manifest))),
    ...(kustomization ? listFaults(kustomization, Object.keys(files)) : ['kustomization.yaml is missing']),
    ...faultsOf((manifest) =>
      getPod(manifest)
        ? [...podFaults(getPod(manifest), manifest.kind), ...environmentFaults(getPod(manifest), all)]
        : [],
    ),
    ...faultsOf((manifest) => referenceFaults(manifest, all)),
  ];
}

const isKustomization = ({ kind }) => kind === 'Kustomization';
const getPod = (manifest) => (['Deployment', 'Job'].includes(manifest.kind) ? manifest.spec.template : undefined);

const { kinds, $defs } = readSchema('kubernetes');
const validators = new Map();

function schemaFaults({ apiVersion, kind, ...rest }) {
  const key = `${apiVersion} ${kind}`;
  if (!kinds[key]) return [`there is no schema for ${key} in deploy/schemas/kubernetes.json`];
  if (!validators.has(key)) validators.set(key, validator({ ...kinds[key], $defs }));
  return validators.get(key)({ apiVersion, kind, ...rest });
}

/** Every manifest is applied but the example of a secret. */
function listFaults({ resources }, files) {
  const expected = files.filter((file) => file !== 'kustomization.yaml' && !file.includes('.example.'));
  return [
    ...expected.filter((file) => !resources.includes(file)).map((file) => `kustomization.yaml: ${file} is not listed`),
    ...resources.filter((file) => !files.includes(file)).map((file) => `kustomization.yaml: ${file} is not there`),
  ];
}

/** Its settings, put together from the maps and secrets that it names, start a server. */
function environmentFaults({ spec }, all) {
  return spec.containers.flatMap(({ envFrom = [], env = [] }) => {
    const sources = envFrom.map(({ configMapRef, secretRef }) =>
      all.find(
        ({ kind, metadata }) =>
          kind === (configMapRef ? 'ConfigMap' : 'Secret') && metadata?.name === (configMapRef ?? secretRef).name,
      ),
    );
    if (sources.includes(undefined)) return ['names a ConfigMap or Secret that is not there'];
    const values = sources.map((source) => source.data ?? source.stringData);
    return settingFaults(Object.assign({}, ...values, ...env.map(({ name, value }) => ({ [name]: value }))));
  });
}

/** What selects pods finds some, and what names a workload, service or port names one that is there. */
function referenceFaults({ kind, spec }, all) {
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
  const named = (wanted, name) => all.some((each) => each.kind === wanted && each.metadata?.name === name);
  if (kind === 'Service')
    return spec.ports
      .filter(({ targetPort }) => !getPorts(selected).includes(targetPort))
      .map(({ targetPort }) => `the pods have no port ${targetPort}`);
  if (kind === 'HorizontalPodAutoscaler')
    return named(spec.scaleTargetRef.kind, spec.scaleTargetRef.name) ? [] : ['scales nothing that is there'];
  if (kind === 'Ingress')
    return spec.rules
      .flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name))
      .filter((name) => !named('Service', name))
      .map((name) => `there is no service ${name}`);
  return [];
}

const getPorts = ({ spec }) => spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));
