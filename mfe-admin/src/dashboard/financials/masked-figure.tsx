import { useState } from 'react';
import { Icon, IconButton } from 'kit/controls';
import { SampleTag } from 'kit/panel';
import { Skeleton } from 'kit/states';
import { Amount, Cell, Mask, VisuallyHidden } from './figures-layout.ts';

interface MaskedFigureProps {
  label: string;
  /** Undefined while loading. */
  figure: string | undefined;
  isSample?: boolean;
}

/** A figure that is rendered only after its button is clicked. The mask has a fixed length. */
export function MaskedFigure({ label, figure, isSample = false }: MaskedFigureProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Cell>
      <dt>{label}</dt>
      <dd>
        {isShown ? figure === undefined ? <Skeleton $width="60%" $height="28px" /> : amount(figure) : mask}
        <IconButton
          $size={40}
          type="button"
          aria-label={`Show ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </IconButton>
      </dd>
    </Cell>
  );

  function amount(shown: string) {
    return (
      <Amount>
        {shown}
        {isSample && <SampleTag />}
      </Amount>
    );
  }
}

const mask = (
  <>
    <Mask aria-hidden>••••••</Mask>
    <VisuallyHidden>Hidden</VisuallyHidden>
  </>
);
