import type { EntityManager } from '@mikro-orm/postgresql';
import { type leadBudgets, type leadProjectTypes, lostReasons } from 'rules/leads';
import { createdDaysAgo } from '#demo/created-days-ago';
import { Lead } from '#leads/lead.entity';
import { moveLead } from '#leads/update-lead';
import type { User } from '#people/user.entity';

type Row = [
  daysAgo: number,
  /** Days until it was won or lost. */
  after: number,
  status: 'won' | 'lost',
  companyName: string,
  contactName: string,
  contactEmail: string,
  projectType: (typeof leadProjectTypes)[number],
  budget: (typeof leadBudgets)[number],
];

/** The closed leads of the past year; two of them became the demo's clients. */
const rows: Row[] = [
  [352, 24, 'won', 'Alder Print Works', 'Moira Quill', 'moira@alderprint.example', 'web_app', '5k_15k'],
  [340, 12, 'lost', 'Nordic Sauna Co', 'Pekka Laine', 'pekka@nordicsauna.example', 'mobile_app', 'under_5k'],
  [318, 31, 'won', 'Canal Museum', 'Wim de Boer', 'wim@canalmuseum.example', 'web_app', '15k_50k'],
  [309, 9, 'lost', 'Peak Cycling Tours', 'Rosa Lindner', 'rosa@peakcycling.example', 'other', 'tbd'],
  [291, 40, 'won', 'Lighthouse Insurance', 'Tariq Aziz', 'tariq@lighthouse.example', 'ai_integration', '50k_plus'],
  [283, 15, 'lost', 'Brick Lane Bakery', 'Sam Okoye', 'sam@bricklane.example', 'web_app', 'under_5k'],
  [262, 18, 'won', 'Vineyard Direct', 'Chloé Marchand', 'chloe@vineyard.example', 'web_app', '5k_15k'],
  [248, 22, 'lost', 'Metro Parking', 'Igor Petrenko', 'igor@metroparking.example', 'automation', '15k_50k'],
  [233, 14, 'won', 'Greenhouse Labs', 'Aiko Mori', 'aiko@greenhouse.example', 'consulting', 'under_5k'],
  [221, 27, 'lost', 'Harvest Co-op', 'Bea Fuentes', 'bea@harvestcoop.example', 'mobile_app', '15k_50k'],
  [204, 20, 'won', 'Stadium Events', 'Leo Hartmann', 'leo@stadium.example', 'web_app', '15k_50k'],
  [196, 8, 'lost', 'Tiny Toys', 'Ana Ruiz', 'ana@tinytoys.example', 'other', 'tbd'],
  [177, 33, 'won', 'Quarry Logistics', 'Bjarne Dahl', 'bjarne@quarry.example', 'automation', '15k_50k'],
  [169, 11, 'lost', 'Wren Architects', 'Isla Ferguson', 'isla@wren.example', 'consulting', '5k_15k'],
  [148, 16, 'won', 'Meyer Workshops', 'Clara Meyer', 'client@demo.test', 'web_app', '15k_50k'],
  [139, 21, 'lost', 'Coastal Rentals', 'Nuno Matos', 'nuno@coastal.example', 'web_app', '5k_15k'],
  [122, 10, 'won', 'Beacon Tutors', 'Grace Adu', 'grace@beacontutors.example', 'ai_integration', '5k_15k'],
  [111, 28, 'lost', 'Old Mill Hotel', 'Franz Huber', 'franz@oldmill.example', 'mobile_app', 'tbd'],
  [93, 25, 'won', 'Nwosu Clinics', 'Chidi Nwosu', 'client2@demo.test', 'ai_integration', '50k_plus'],
  [84, 7, 'lost', 'Ribbon Florists', 'Maya Levin', 'maya@ribbon.example', 'web_app', 'under_5k'],
  [66, 13, 'won', 'Summit Outfitters', 'Jorge Pena', 'jorge@summit.example', 'web_app', '15k_50k'],
  [58, 19, 'won', 'Delta Water Board', 'Eva Novotna', 'eva@deltawater.example', 'automation', '50k_plus'],
  [27, 9, 'lost', 'Chalk Street Gym', 'Owen Price', 'owen@chalkstreet.example', 'mobile_app', '5k_15k'],
  [22, 12, 'won', 'Paper Lantern Travel', 'Mei Tan', 'mei@paperlantern.example', 'web_app', '5k_15k'],
];

/** Closed leads for sales: without them the demo's charts would be empty. */
export function loadLeadHistory(em: EntityManager, owner: User): void {
  for (const [daysAgo, after, status, companyName, contactName, contactEmail, projectType, budget] of rows) {
    const contactPhone = `+49 30 555 ${1000 + daysAgo}`;
    const data = { companyName, contactName, contactEmail, contactPhone, projectType, budget };
    const closed = createdDaysAgo(daysAgo - after).createdAt;
    const lead = em.create(Lead, { ...data, owner, ...createdDaysAgo(daysAgo), updatedAt: closed });
    moveLead(lead, status, closed);
    if (status === 'lost') lead.lostReason = lostReasons[daysAgo % lostReasons.length] ?? null;
  }
}
