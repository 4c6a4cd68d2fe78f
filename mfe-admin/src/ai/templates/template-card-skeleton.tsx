import { Skeleton } from 'kit/states';
import { Card } from './card.ts';

/** Same height as a card, to avoid layout shift. */
export function TemplateCardSkeleton() {
  return (
    <Card>
      <header>
        <Skeleton $width="55%" $height="24px" />
        <Skeleton $width="64px" $height="20px" />
      </header>
      <Skeleton $width="90%" $height="40px" />
      <Skeleton $width="80%" $height="69px" />
      <footer>
        <Skeleton $width="120px" $height="16px" />
      </footer>
    </Card>
  );
}
