import { Panel } from 'kit/panel';
import { Skeleton, SlowHint } from 'kit/states';
import { ScreenLayout } from '../screen-layout.ts';
import { Column, Columns, Facts, Header } from './detail-layout.ts';

export function ProjectDetailSkeleton() {
  return (
    <ScreenLayout aria-busy>
      <Header>
        <Skeleton $width="96px" $height="32px" />
        <Skeleton role="img" aria-label="Loading the project" $width="320px" $height="36px" />
        <Skeleton $width="60%" $height="26px" />
        <Skeleton $width="100%" $height="24px" />
        <SlowHint />
      </Header>
      <Columns>
        <Column>
          <Panel title="Timeline">{renderLines(4)}</Panel>
        </Column>
        <Column>
          <Panel title="Where it runs">{renderLines(1)}</Panel>
          <Panel title="Team">{renderLines(3)}</Panel>
          <Panel title="Agreed terms">{renderLines(8)}</Panel>
        </Column>
      </Columns>
    </ScreenLayout>
  );
}

const renderLines = (count: number) => (
  <Facts aria-hidden>
    {Array.from({ length: count }, (_, place) => (
      <div key={place}>
        <Skeleton $width="70%" $height="20px" />
        <Skeleton $width="50%" $height="20px" />
      </div>
    ))}
  </Facts>
);
