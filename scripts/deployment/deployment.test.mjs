import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.mjs';
import { findComposeProblems } from './compose.mjs';
import { findDeploymentProblems } from './deployment.mjs';
import { findDockerfileProblems } from './dockerfile.mjs';
import { findKubernetesProblems } from './kubernetes.mjs';
import { findSettingProblems } from './settings.mjs';

const read = (...names) => readFileSync(path.join(root, ...names), 'utf8');
/** Replaces a passage, which must exist. */
function changed(text, from, to) {
  assert.ok(text.includes(from), `${from} not found`);
  return text.replace(from, to);
}

test('the deployment files have no problems', () => assert.deepEqual(findDeploymentProblems(root), []));

for (const [what, from, to, problem] of [
  ['a base without a version', 'node:24.21.0-bookworm-slim\nLABEL', 'node:24\nLABEL', /not pinned/],
  ['root', 'USER 10001:10001', 'USER root', /USER root must be a number/],
  ['no account', 'USER 10001:10001', '', /add a USER/],
  ['no health check', 'HEALTHCHECK', 'RUN', /no HEALTHCHECK/],
  [
    'a shell around the server',
    'CMD ["node", "--enable-source-maps", "api/dist/main.js"]',
    'CMD node api/dist/main.js',
    /not in exec form/,
  ],
  ['a secret', 'ENV NODE_ENV=production', 'ENV SESSION_SECRET=x NODE_ENV=production', /puts a secret in the image/],
])
  test(`a Dockerfile with ${what} is refused`, () => {
    assert.match(findDockerfileProblems(changed(read('Dockerfile'), from, to)).join('\n'), problem);
  });

for (const [what, from, to, problem] of [
  ['an unknown property', 'read_only: true', 'readonly: true', /additional properties \(readonly\)/],
  ['a moving tag', 'redis:8.10.0-alpine', 'redis:latest', /redis:latest is not pinned/],
  ['a setting that does not exist', 'REDIS_URL', 'REDIS_ADDRESS', /REDIS_ADDRESS is not a setting/],
  ['a setting that is missing', 'SESSION_SECRET: ${SESSION_SECRET:?}', 'LOG_LEVEL: info', /SESSION_SECRET is missing/],
  ['an unknown dependency', 'redis: { condition', 'rediss: { condition', /depends on rediss/],
])
  test(`a Compose file with ${what} is refused`, () => {
    assert.match(findComposeProblems(changed(read('deploy/compose/compose.yaml'), from, to)).join('\n'), problem);
  });

const folder = path.join(root, 'deploy', 'kubernetes');
const manifests = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name !== 'secret.yaml')
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
);

for (const [what, file, from, to, problem] of [
  ['an unknown property', 'deployment.yaml', 'periodSeconds: 2', 'period: 2', /additional properties \(period\)/],
  ['a wrong type', 'autoscaler.yaml', 'minReplicas: 2', "minReplicas: '2'", /must be integer/],
  [
    'a kind of an old version',
    'autoscaler.yaml',
    'autoscaling/v2',
    'autoscaling/v2beta2',
    /no schema for autoscaling\/v2beta2/,
  ],
  [
    'a writable root',
    'deployment.yaml',
    'readOnlyRootFilesystem: true',
    'readOnlyRootFilesystem: false',
    /not read-only/,
  ],
  [
    'the wrong probe',
    'deployment.yaml',
    'path: /readyz/server',
    'path: /readyz',
    /readinessProbe does not get \/readyz\/server/,
  ],
  [
    'too little time to stop',
    'deployment.yaml',
    'terminationGracePeriodSeconds: 40',
    'terminationGracePeriodSeconds: 20',
    /less time to stop/,
  ],
  ['a selector without a pod', 'service.yaml', 'component: server', 'component: web', /selects no pod/],
  ['a port that no pod has', 'service.yaml', 'targetPort: http', 'targetPort: https', /no port https/],
  ['a missing secret', 'migrate.yaml', 'name: portals-owner', 'name: owner', /does not exist/],
  [
    'a setting that does not exist',
    'config.yaml',
    'TRUST_PROXY',
    'TRUSTED_PROXIES',
    /TRUSTED_PROXIES is not a setting/,
  ],
  ['a manifest that is not applied', 'kustomization.yaml', '  - service.yaml\n', '', /service.yaml is not listed/],
])
  test(`Kubernetes manifests with ${what} are refused`, () => {
    const files = { ...manifests, [file]: changed(manifests[file], from, to) };
    assert.match(findKubernetesProblems(files).join('\n'), problem);
  });

test('a value that the server would refuse is reported', () => {
  assert.match(
    findSettingProblems({ PUBLIC_URL: 'http://portals.example' }).join('\n'),
    /PUBLIC_URL must be an https address/,
  );
});
