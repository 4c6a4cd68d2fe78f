import { randomUUID } from 'node:crypto';

export const leadCount = 10_000;

const kinds = ['Harbour', 'Orchard', 'Tram', 'Fjord', 'Kite', 'Mill', 'Quarry', 'Lantern', 'Cedar', 'Granite'];
const trades = ['Foods', 'Museum', 'Ferries', 'Logistics', 'Clinics', 'Studios', 'Bakery', 'Energy', 'Printing', 'Law'];
const first = ['Ada', 'Ben', 'Chidi', 'Dana', 'Emil', 'Fatima', 'Goran', 'Helga', 'Ines', 'Jonas'];
const last = ['Novak', 'Stein', 'Aasen', 'Mehta', 'Whitby', 'Carvalho', 'Yusuf', 'Falk', 'Moreau', 'Park'];
const statuses = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'];
const types = ['web_app', 'mobile_app', 'ai_integration', 'automation', 'consulting', 'other'];
const budgets = ['under_5k', '5k_15k', '15k_50k', '50k_plus', 'tbd'];
const getCyclic = (list, place) => list[place % list.length];

/** Leads of every status by this person, every tenth from an enquiry, with ids that sort by age. */
export async function insertLeads(client, ownerEmail, count = leadCount) {
  const { rows } = await client.query('select id from users where email = $1', [ownerEmail]);
  const owner = rows[0].id;
  const start = Date.now() - count * 60_000;
  const leads = Array.from({ length: count }, (_, place) => leadAt(place, start, owner));
  for (const enquiry of leads.flatMap(({ enquiry: from }) => from ?? [])) {
    await client.query(
      `insert into enquiries (id, created_at, updated_at, name, email, project_type, outcome, budget, timeline, preferred_plan,
         consent, priority, review_started_at, answered_at)
       values ($1, $2, $2, $3, $4, 'automation', 'Measured with', '$5–10k', 'Normal (1–2 months)', 'Growth', true, false, $2, $2)`,
      [enquiry.id, enquiry.at, enquiry.name, enquiry.email],
    );
  }
  for (let from = 0; from < count; from += 500) {
    const rows = leads.slice(from, from + 500).map(({ row }) => row);
    await client.query(
      `insert into leads (id, created_at, updated_at, company_name, contact_name, contact_email, project_type, budget, status,
         closed_at, owner_id, enquiry_id)
       select id, at, at, company, name, email, type, budget, status, case when status in ('won', 'lost') then at end, owner, enquiry
         from jsonb_to_recordset($1) as row (id uuid, at timestamptz, company text, name text, email text, type text,
           budget text, status text, owner uuid, enquiry uuid)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query('vacuum analyze leads');
  await client.query('vacuum analyze enquiries');
}

function leadAt(place, start, owner) {
  const when = start + place * 60_000;
  const company = `${getCyclic(kinds, place)} ${getCyclic(trades, Math.floor(place / 10))} ${Math.floor(place / 100)}`;
  const name = `${getCyclic(first, Math.floor(place / 7))} ${getCyclic(last, Math.floor(place / 3))}`;
  const email = `${name.replace(' ', '.').toLowerCase()}${place}@bench.test`;
  const made = new Date(when).toISOString();
  const enquiry = place % 10 === 0 ? { id: idAt(when), at: made, name, email } : null;
  const choices = {
    type: getCyclic(types, place),
    budget: getCyclic(budgets, place),
    status: getCyclic(statuses, place),
  };
  const row = { id: idAt(when), at: made, company, name, email, ...choices, owner: enquiry ? null : owner };
  return { enquiry, row: { ...row, enquiry: enquiry?.id ?? null } };
}

/** A UUIDv7 (RFC 9562), like the product's ids. */
function idAt(when) {
  const time = when.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
