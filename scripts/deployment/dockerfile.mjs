import { DockerfileParser } from 'dockerfile-ast';

const secret = /SECRET|PASSWORD|TOKEN|_KEY$/;

/** What is wrong with a Dockerfile: rules of our own, because no linter for them runs without a container runtime. */
export function dockerfileFaults(text) {
  const dockerfile = DockerfileParser.parse(text);
  const instructions = dockerfile.getInstructions();
  const stages = new Set(instructions.filter(is('FROM')).map((from) => from.getBuildStage()));
  const last = instructions.slice(instructions.findLastIndex(is('FROM')));
  return [
    ...instructions.filter((from) => is('FROM')(from) && !stages.has(from.getImage())).flatMap(baseFaults),
    ...last.filter(is('ENV')).flatMap(environmentFaults),
    ...instructions.filter(is('ADD')).map(() => 'ADD fetches and unpacks: use COPY'),
    ...userFaults(last.findLast(is('USER'))?.getArguments().map(String)),
    ...(last.some((each) => is('HEALTHCHECK')(each)) ? [] : ['has no HEALTHCHECK']),
    ...startFaults(last.filter((each) => is('CMD')(each) || is('ENTRYPOINT')(each))),
  ];
}

const is = (keyword) => (instruction) => instruction.getKeyword() === keyword;

function baseFaults(from) {
  const pinned = from.getImageDigest() || /^v?\d+\.\d+\.\d+/.test(from.getImageTag() ?? '');
  return pinned ? [] : [`${from.getImage()} is not pinned to a version or digest`];
}

function environmentFaults(environment) {
  return environment
    .getProperties()
    .map((property) => property.getName())
    .filter((name) => secret.test(name))
    .map((name) => `ENV ${name} puts a secret into the image`);
}

function userFaults([user] = []) {
  if (!user) return ['has no USER, so it runs as root'];
  return /^[1-9]\d*(?::[1-9]\d*)?$/.test(user) ? [] : [`USER ${user} is root or a name: give a number`];
}

/** A shell in between would not pass SIGTERM on. */
function startFaults(starts) {
  if (starts.length === 0) return ['has no CMD'];
  return starts
    .filter((start) => start.getJSONStrings().length === 0)
    .map((start) => `${start.getKeyword()} is not in exec form, as in ["node", "main.js"]`);
}
