import type { Pool } from 'pg';
import type { MessageMetadata } from '#jarvis/message-metadata';
import type { PromptContext } from '#replies/create-prompt';

/** A reply whose lease this server holds. */
export interface ClaimedReply {
  id: string;
  conversationId: string;
  questionId: string;
  /** The number of runs so far, including this one. */
  run: number;
  stopRequested: boolean;
  /** The trace of the question, if it is traced. */
  traceparent: string | null;
  /** Its prompt context, if this server has just stored the question. */
  promptContext?: Promise<PromptContext>;
}

/** What a run has written since the last append; `offset` in UTF-16 units. */
export interface ReplyPiece {
  id: string;
  run: number;
  offset: number;
  text: string;
}

/** Identifies a run: a reply may have several, one after the other. */
export const toRunKey = ({ id, run }: Pick<ClaimedReply, 'id' | 'run'>) => `${id}/${run}`;

/** How a run ended. */
export interface ReplyOutcome {
  status: 'complete' | 'stopped' | 'failed';
  /** Null if the run wrote nothing: the text of an earlier one stays. */
  content: string | null;
  failureReason: string | null;
  metadata: MessageMetadata | null;
  promptTokens: number | null;
  completionTokens: number | null;
  model: string | null;
}

/** The lease duration. With the polling interval, replies of a dead server are taken over within 10 s. */
export const leaseMs = 6000;
const leaseSql = `interval '${leaseMs} milliseconds'`;

/**
 * The stored state of running replies. Statements that change several rows lock them in id order, to avoid deadlocks. Each statement names
 * its run, so that a server whose reply was taken over can't change it.
 */
export class ReplyStore {
  readonly #pool: Pool;
  /** Identifies this server as the runner of a reply. */
  readonly server: string;

  constructor(pool: Pool, server: string) {
    this.#pool = pool;
    this.server = server;
  }

  /** Claims a reply that no server writes. */
  async claim(id: string): Promise<ClaimedReply | null> {
    const { rows } = await this.#pool.query<ClaimedReply>(
      `update messages set run = run + 1, runner = $2, lease_until = now() + ${leaseSql}
        where id = $1 and status = 'streaming' and (runner is null or lease_until < now())
        returning id, conversation_id as "conversationId", question_id as "questionId", run, stop_asked as "stopRequested", traceparent`,
      [id, this.server],
    );
    return rows[0] ?? null;
  }

  /** Unfinished replies whose lease has expired. */
  async findAbandoned(): Promise<string[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      `select id from messages where status = 'streaming' and lease_until < now() order by id limit 100`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Renews the leases of the replies that this server writes. Returns those that it still owns, and whether each should stop.
   * A reply whose commit went unacknowledged is not among them: its lease expires, and it is claimed again.
   */
  async renewLeases(ids: string[]): Promise<Map<string, { run: number; stopRequested: boolean }>> {
    const { rows } = await this.#pool.query<{ id: string; run: number; stop_asked: boolean }>(
      `update messages set lease_until = now() + ${leaseSql}
        where id in (select id from messages
                      where id = any($2::uuid[]) and runner = $1 and status = 'streaming' order by id for update)
        returning id, run, stop_asked`,
      [this.server, ids],
    );
    return new Map(rows.map(({ id, run, stop_asked }) => [id, { run, stopRequested: stop_asked }]));
  }

  /** Appends text to several replies and returns how much of each run is stored. Idempotent. */
  async append(pieces: ReplyPiece[]): Promise<Map<string, number>> {
    const { rows } = await this.#pool.query<{ id: string; run: number; written: number }>(
      `update messages m
          set content = case when v.follows then m.content || v.text when v.begins then v.text else m.content end,
              written = case when v.follows or v.begins then v.until else m.written end,
              draft = case when v.begins then m.run else m.draft end
         from (select p.*, c.draft = c.run and c.written = p.at as follows, c.draft <> c.run and p.at = 0 as begins
                 from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::text[]) as p(id, run, at, until, text)
                 join (select id, run, draft, written from messages
                        where id = any($1::uuid[]) order by id for update) c on c.id = p.id) v
        where m.id = v.id and m.run = v.run and m.status = 'streaming'
        returning m.id, m.run, m.written`,
      [
        pieces.map(({ id }) => id),
        pieces.map(({ run }) => run),
        pieces.map(({ offset }) => offset),
        pieces.map(({ offset, text }) => offset + text.length),
        pieces.map(({ text }) => text),
      ],
    );
    return new Map(rows.map((row) => [toRunKey(row), row.written]));
  }

  /**
   * Ends a run with its full text. False if the reply no longer belongs to this run. Locks the conversation first, in the same order as
   * deleting one, to avoid a deadlock.
   */
  async end(
    { id, run, conversationId }: Pick<ClaimedReply, 'id' | 'run' | 'conversationId'>,
    outcome: ReplyOutcome,
  ): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `with locked as materialized (select id from conversations where id = $10 for no key update),
       ended as (
         update messages m
            set status = $3, content = coalesce($4, content), draft = case when $4::text is null then draft else run end,
                failure_reason = $5, metadata = coalesce($6::jsonb, metadata), prompt_tokens = $7, completion_tokens = $8,
                model = $9, runner = null, lease_until = null, updated_at = now()
           from locked
          where m.conversation_id = locked.id and m.id = $1 and run = $2 and status = 'streaming' returning conversation_id)
       update conversations c set updated_at = now() from ended where c.id = ended.conversation_id`,
      [
        id,
        run,
        outcome.status,
        outcome.content,
        outcome.failureReason,
        outcome.metadata && JSON.stringify(outcome.metadata),
        outcome.promptTokens,
        outcome.completionTokens,
        outcome.model,
        conversationId,
      ],
    );
    return rowCount === 1;
  }

  /** Releases this server's leases, so that others can claim its replies at once. Returns their ids. */
  async releaseLeases(): Promise<string[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      `update messages set lease_until = now()
        where id in (select id from messages where runner = $1 and status = 'streaming' order by id for update)
        returning id`,
      [this.server],
    );
    return rows.map(({ id }) => id);
  }
}
