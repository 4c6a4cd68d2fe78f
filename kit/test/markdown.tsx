import { render, within } from '@testing-library/react';
import { Markdown } from '../src/markdown.ts';

/** A document with all that a renderer may do differently. */
export const sampleMarkdown = `# Start here

Read *this* **twice**, ~~not once~~, on [the page](https://example.test/a) or <mail@example.test>.

| Step | Hours |
| ---- | ----: |
| \`plan\` | 2 &amp; more |

1. First
   - nested
2. Second

- [x] done

> A quote over
> two lines

![A plan](https://example.test/plan.png) and <b>no HTML</b>.`;

/** The HTML that every screen shows for the sample. */
export function renderSample(): string {
  const { container, unmount } = render(
    <section aria-label="Sample">
      <Markdown text={sampleMarkdown} />
    </section>,
  );
  const html = within(container).getByRole('region', { name: 'Sample' }).innerHTML;
  unmount();
  return html;
}
