import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** "from $1,500+/mo": the figure large, the words around it small, the text as it is. */
export function PriceLine({ text }: { text: string }) {
  const [, before = '', figure = text, after = ''] = /^(from )?(.+?)(\/mo)$/.exec(text) ?? [];
  return (
    <Price>
      {before && <small>{before}</small>}
      {figure}
      <small>{after}</small>
    </Price>
  );
}

const Price = styled.strong`
  font: 600 ${tokens.size.figure} / 48px ${tokens.font.display};
  letter-spacing: -0.02em;
  white-space: nowrap;
  small {
    color: ${tokens.color.soft};
    font: 400 ${tokens.size.body} / 24px ${tokens.font.text};
    letter-spacing: 0;
  }
`;
