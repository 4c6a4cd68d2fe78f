import { findWay } from './find-cycle.mjs';

/** docs/domains.md: the graph without what follows from other arrows, and how many domains need each. */
export function renderDomains({ domains, code }) {
  const arrows = [...Map.groupBy(code, ({ from, to }) => `${from} ${to}`).values()].map(([first]) => first);
  const needed = arrows.filter((arrow) => !isImplied(arrow, arrows));
  return `# Domains

Written by \`npm run check -- --fix\`. An arrow: the code of one domain imports that of the other. Arrows that follow from others are left
out, and so are domains without any. Relations between entities are not drawn
([086](decisions/086-domains-depend-in-one-direction.md)).

\`\`\`mermaid
flowchart LR
${needed
  .map(({ from, to }) => `  ${from} --> ${to}`)
  .toSorted()
  .join('\n')}
\`\`\`

Without arrows: ${domains.filter((name) => !arrows.some(({ from, to }) => name === from || name === to)).join(', ')}.
`;
}

function isImplied({ from, to }, arrows) {
  const others = arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  return (
    findWay(
      Map.groupBy(others, (arrow) => arrow.from),
      from,
      to,
    ) !== null
  );
}
