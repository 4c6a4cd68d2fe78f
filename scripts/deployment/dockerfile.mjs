import { DockerfileParser } from 'dockerfile-ast';

const secretName = /SECRET|PASSWORD|TOKEN|_KEY$/;

/** Problems of a Dockerfile, by our own rules: no linter runs without a container runtime. */
export function findDockerfileProblems(text) {
  const dockerfile = DockerfileParser.parse(text);
  const instructions = dockerfile.getInstructions();
  const stages = new Set(instructions.filter(isInstruction('FROM')).map((from) => from.getBuildStage()));
  const last = instructions.slice(instructions.findLastIndex(isInstruction('FROM')));
  return [
    ...instructions
      .filter((from) => isInstruction('FROM')(from) && !stages.has(from.getImage()))
      .flatMap(findBaseProblems),
    ...last.filter(isInstruction('ENV')).flatMap(findEnvironmentProblems),
    ...instructions.filter(isInstruction('ADD')).map(() => 'use COPY: ADD downloads and unpacks'),
    ...findUserProblems(last.findLast(isInstruction('USER'))?.getArguments().map(String)),
    ...(last.some((each) => isInstruction('HEALTHCHECK')(each)) ? [] : ['has no HEALTHCHECK']),
    ...findStartProblems(last.filter((each) => isInstruction('CMD')(each) || isInstruction('ENTRYPOINT')(each))),
  ];
}

const isInstruction = (keyword) => (instruction) => instruction.getKeyword() === keyword;

function findBaseProblems(from) {
  const pinned = from.getImageDigest() || /^v?\d+\.\d+\.\d+/.test(from.getImageTag() ?? '');
  return pinned ? [] : [`${from.getImage()} is not pinned to a version or digest`];
}

function findEnvironmentProblems(environment) {
  return environment
    .getProperties()
    .map((property) => property.getName())
    .filter((name) => secretName.test(name))
    .map((name) => `ENV ${name} puts a secret in the image`);
}

function findUserProblems([user] = []) {
  if (!user) return ['runs as root: add a USER'];
  return /^[1-9]\d*(?::[1-9]\d*)?$/.test(user) ? [] : [`USER ${user} must be a number other than root's`];
}

/** A shell wouldn't forward SIGTERM. */
function findStartProblems(starts) {
  if (starts.length === 0) return ['has no CMD'];
  return starts
    .filter((start) => start.getJSONStrings().length === 0)
    .map((start) => `${start.getKeyword()} is not in exec form, as in ["node", "main.js"]`);
}
