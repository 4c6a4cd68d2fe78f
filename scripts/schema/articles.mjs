/** Words that begin with another sound than their first letter. */
const consonantSound = /^(u(?:ni|se|sua|ri|rl|uid)|eu|one\b|once\b|URL|UUID|UTC|US\b)/i;
const vowelSound = /^(hour|honest|HTTP|HTML|ID\b|IP\b|MX\b|SQL|SVG|XML|[FHLMNRSX]\b)/;

/** Descriptions with an article that doesn't fit: "a account", "an user". */
export const findArticleFaults = (definitions) =>
  definitions.flatMap(({ coordinate, description }) =>
    [...description.matchAll(/\b(an?) ([\p{L}\d]\w*)/giu)]
      .filter(([, article, word]) => (article.length === 2) !== hasVowelSound(word))
      .map(([phrase]) => ({ rule: 'articles', at: coordinate, message: `“${phrase}” has the wrong article` })),
  );

const hasVowelSound = (word) => vowelSound.test(word) || (/^[aeiou8]/i.test(word) && !consonantSound.test(word));
