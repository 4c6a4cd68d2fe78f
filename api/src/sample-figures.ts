import { Field, ObjectType } from 'type-graphql';

/** A figure on a screen, and whether it is one of the specification's own. */
@ObjectType({
  description: "A figure, and whether it is the specification's sample because no record stands behind it yet",
  simpleResolvers: true,
})
export class Figure {
  @Field({ description: 'A decimal number, as in "156000.00"' })
  value!: string;

  @Field({ description: 'Shown with a Sample tag' })
  isSample!: boolean;
}

/** The specification's fixed figures (part 1 §9, part 2 §9), the only copy. Each is shown until a real record stands behind it. */
const samples = {
  moneySaved: '156000.00',
  monthlyRevenue: '127500.00',
  activeLeads: '18',
  conversionRate: '32',
  dealsClosedThisMonth: '7',
  totalClients: '45',
  avgDealSize: '8500.00',
};

/** The sample, tagged; zero where samples are switched off. */
export function sampleFigure(name: keyof typeof samples, { sampleFigures }: { sampleFigures: boolean }): Figure {
  return sampleFigures ? { value: samples[name], isSample: true } : { value: '0.00', isSample: false };
}
