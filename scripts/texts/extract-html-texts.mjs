/** The texts of a page's template, with values as holes: `{name}`. */
export function extractHtmlTexts(source) {
  const page = source
    .replaceAll(/<(style|script)\b[^>]*>.*?<\/\1\s*>/gs, '')
    .replaceAll(/<%=\s*(\w+)\s*%>|\{\{(\w+)\}\}/g, (_, ...[one, other]) => `{${one ?? other}}`);
  return [...page.matchAll(/>([^<>]+)<|aria-label="([^"]+)"/g)]
    .map(([, text, label]) => (text ?? label).trim())
    .filter((text) => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')));
}
