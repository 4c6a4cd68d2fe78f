import { parse } from 'yaml';
import { readSchema, createValidator } from './schema.mjs';
import { findSettingProblems } from './settings.mjs';

const ownImage = /^portals:/;
const pinnedImage = /:v?\d+\.\d+(?:\.\d+)?(?:-[\w.-]+)?(?:@sha256:[\da-f]{64})?$/;

/** Problems of a Compose file, by the schema of the specification and our own rules. */
export function findComposeProblems(text) {
  const document = interpolate(parse(text, { merge: true }));
  const services = Object.entries(document.services ?? {});
  return [
    ...createValidator(readSchema('compose'))(document),
    ...services.flatMap(([name, service]) =>
      [...findImageProblems(service), ...(ownImage.test(service.image) ? findServiceProblems(service) : [])].map(
        (problem) => `${name}: ${problem}`,
      ),
    ),
    ...services.flatMap(([name, { depends_on: needs = [] }]) =>
      (Array.isArray(needs) ? needs : Object.keys(needs))
        .filter((need) => !(need in document.services))
        .map((need) => `${name}: depends on ${need}, which is not a service`),
    ),
  ];
}

const findImageProblems = ({ image }) =>
  ownImage.test(image) || pinnedImage.test(image) ? [] : [`${image} is not pinned to a version`];

function findServiceProblems(service) {
  return [
    ...(service.read_only === true ? [] : ['root file system is not read-only']),
    ...(service.cap_drop?.includes('ALL') ? [] : ['keeps capabilities']),
    ...(service.security_opt?.includes('no-new-privileges:true') ? [] : ['can gain privileges']),
    ...findSettingProblems(service.environment ?? {}),
  ];
}

/** Replaces variables with their defaults, or with any value if there is none. */
function interpolate(value) {
  if (typeof value === 'string')
    return value.replaceAll(
      /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
      (_, name, initial) => initial ?? toPlaceholder(name),
    );
  if (Array.isArray(value)) return value.map(interpolate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, interpolate(each)]));
}

const toPlaceholder = (name) =>
  name.endsWith('EMAIL') ? 'founder@portals.example' : 'stand-in-for-a-value-of-32-characters';
