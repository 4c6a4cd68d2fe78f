import { parse } from 'yaml';
import { readSchema, validator } from './schema.mjs';
import { settingFaults } from './settings.mjs';

const ours = /^portals:/;
const pinned = /:v?\d+\.\d+(?:\.\d+)?(?:-[\w.-]+)?(?:@sha256:[\da-f]{64})?$/;

/** What is wrong with a Compose file: against the schema of the specification, and what we ask of our services. */
export function composeFaults(text) {
  const document = interpolated(parse(text, { merge: true }));
  const services = Object.entries(document.services ?? {});
  return [
    ...validator(readSchema('compose'))(document),
    ...services.flatMap(([name, service]) =>
      [...imageFaults(service), ...(ours.test(service.image) ? ownFaults(service) : [])].map(
        (fault) => `${name}: ${fault}`,
      ),
    ),
    ...services.flatMap(([name, { depends_on: needs = [] }]) =>
      (Array.isArray(needs) ? needs : Object.keys(needs))
        .filter((need) => !(need in document.services))
        .map((need) => `${name}: waits for ${need}, which is no service`),
    ),
  ];
}

const imageFaults = ({ image }) =>
  ours.test(image) || pinned.test(image) ? [] : [`${image} is not pinned to a version`];

function ownFaults(service) {
  return [
    ...(service.read_only === true ? [] : ['its root file system is not read-only']),
    ...(service.cap_drop?.includes('ALL') ? [] : ['it keeps capabilities']),
    ...(service.security_opt?.includes('no-new-privileges:true') ? [] : ['it may gain privileges']),
    ...settingFaults(service.environment ?? {}),
  ];
}

/** With the defaults of its variables, or any value where there is none. */
function interpolated(value) {
  if (typeof value === 'string')
    return value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name, initial) => initial ?? standIn(name));
  if (Array.isArray(value)) return value.map(interpolated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, interpolated(each)]));
}

const standIn = (name) =>
  name.endsWith('EMAIL') ? 'founder@portals.example' : 'stand-in-for-a-value-of-32-characters';
