import type { Config } from '#shared/config.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { DocumentAnalysis } from '#shared/domain/documents/analysis.ts';
import type { DocumentPage } from '#shared/domain/documents/document-text.ts';
import { emptyFields, type ModelValues } from '#shared/domain/documents/model-values.ts';
import { storableJson } from '#shared/text/storable.ts';
import { BUSY, withLock } from '#workers/pipeline/locks.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { type AskAbout, BudgetError, openModel } from './analyse.ts';
import { ModelError } from './chat.ts';
import { answersIn, budgetIn, count } from './kept.ts';
import { PROMPT_VERSION } from './prompt.ts';

/** Maximum number of documents in one message; the next message takes the rest. */
const BATCH = 10;
/** Seconds before a document is tried again, doubled with each failure up to 64 times. */
const AGAIN_SECONDS = 300;
/** Number of meaningless answers after which a document is left unchanged. */
const MAX_VAIN = 3;

/** A configured model. */
export type LanguageModel = { name: string; askAbout: AskAbout };

/** @returns the model of the settings; null if none is set, so that nothing is ever called */
export function modelOf(config: Config, pool: Pool): LanguageModel | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: name } = config;
  if (baseUrl === undefined || name === undefined) return null;
  const askAbout = openModel({
    ...{ baseUrl, model: name, key: config.AI_KEY ?? null, concurrency: config.AI_CONCURRENCY },
    ...{ budget: budgetIn(pool, name, config.AI_DAILY_TOKENS), cache: answersIn(pool) },
  });
  return { name, askAbout };
}

type Waiting = {
  id: string;
  tender_id: string;
  sha256: string;
  analysis: DocumentAnalysis;
  pages: DocumentPage[];
  /** Number of failed attempts. */
  attempts: number;
};

/**
 * Documents for which the model was not asked, or was asked about another file, or failed some time ago. Those of
 * tenders that close last come first, because the tokens of a day may not suffice for all.
 */
const WAITING = `from core.document_analysis analysis join core.document_text extracted using (sha256)
  left join core.document_state state on state.id = analysis.id
  left join core.document_model_analysis known on known.id = analysis.id
  where extracted.fault is null and (known.id is null or known.sha256 <> analysis.sha256 or known.model <> $1
    or known.prompt_version <> $2 or known.state = 'failed' and known.next_attempt_at <= now())`;

/** @returns whether documents wait for the model */
export async function hasQuestions(pool: Pool, model: string): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>(`select exists (select ${WAITING}) as waits`, [
    model,
    PROMPT_VERSION,
  ]);
  return rows[0]?.waits ?? false;
}

/**
 * Asks the model about some documents that wait for it, for the fields in which the rules found nothing. What the rules found
 * was stored and published earlier; nothing here changes it. Does nothing while another process asks, so that at most one
 * message waits for the model.
 *
 * Safe to run twice: answers are kept, and a document is settled once for each file and model.
 * @returns whether records may have changed, and whether more documents wait
 */
export async function askWaiting(
  { pool, log, signal }: StageContext,
  model: LanguageModel,
): Promise<{ changed: boolean; more: boolean }> {
  const done = await withLock(pool, 'documents:ask', async () => {
    const { rows } = await pool.query<Waiting>({
      name: 'documents-to-ask-about',
      text: `select analysis.id, analysis.tender_id, analysis.sha256, analysis.analysis, extracted.pages,
          case when known.state = 'failed' then known.attempts else 0 end as attempts
        ${WAITING} order by state.closes_at desc nulls last, analysis.id limit $3`,
      values: [model.name, PROMPT_VERSION, BATCH],
    });
    // The first failure ends the batch; the remaining documents follow when the server responds again.
    const stop = new AbortController();
    const together = AbortSignal.any(signal ? [signal, stop.signal] : [stop.signal]);
    // All tasks have ended when the lock is released, even if our own code fails for one.
    const ended = await Promise.allSettled(
      rows.map(async (waiting) => {
        try {
          return await askOne(pool, model, waiting, together);
        } catch (error) {
          if (together.aborted && !(error instanceof ModelError)) return 'left';
          if (!(error instanceof ModelError)) {
            stop.abort();
            throw error;
          }
          log.warn({ document: waiting.id, reason: error.message }, 'the language model gave no answer');
          stop.abort();
          await storeFailure(pool, model, waiting, error);
          return 'failed';
        }
      }),
    );
    const outcomes = ended.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    return {
      changed: outcomes.includes('found'),
      more:
        rows.length === BATCH && outcomes.every((outcome) => outcome === 'found' || outcome === 'nothing'),
    };
  });
  return done === BUSY ? { changed: false, more: false } : done;
}

async function askOne(
  pool: Pool,
  { name, askAbout }: LanguageModel,
  waiting: Waiting,
  signal: AbortSignal,
): Promise<'found' | 'nothing'> {
  const fields = emptyFields(waiting.analysis);
  const { found, believed, discarded, unanswered } = await askAbout({ pages: waiting.pages }, fields, signal);
  const isVain = unanswered > 0 && believed === 0 && waiting.attempts + 1 < MAX_VAIN;
  const outcome: Outcome = isVain
    ? { state: 'failed', found, error: 'the answer is none that could be read' }
    : { state: 'done', found };
  // Counted if the document still has the same file.
  if (await store(pool, name, waiting, outcome))
    await count(pool, name, { documents: 1, found: believed, discarded, unanswered });
  return believed > 0 ? 'found' : 'nothing';
}

async function storeFailure(
  pool: Pool,
  model: LanguageModel,
  waiting: Waiting,
  error: ModelError,
): Promise<void> {
  await store(pool, model.name, waiting, {
    ...{ state: 'failed', found: { values: {}, lists: {} }, error: error.message },
    untilTomorrow: error instanceof BudgetError,
  });
  await count(pool, model.name, { failures: 1 });
}

type Outcome = {
  state: 'done' | 'failed';
  found: ModelValues;
  error?: string;
  /** The tokens of the day are used up. */
  untilTomorrow?: boolean;
};

/** @returns whether the document still has the file in question */
async function store(
  pool: Pool,
  model: string,
  { id, sha256 }: Waiting,
  { state, found, error, untilTomorrow = false }: Outcome,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'documents-store-model-analysis',
    text: `insert into core.document_model_analysis as known
        (id, tender_id, sha256, model, prompt_version, state, findings, attempts, error, next_attempt_at)
      select analysis.id, analysis.tender_id, analysis.sha256, $3, $4, $5, $6::jsonb,
        case when $5 = 'failed' then 1 else 0 end, $7,
        case when $8 then date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '1 day'
          else now() + $9 * interval '1 second' end
      from core.document_analysis analysis where analysis.id = $1 and analysis.sha256 = $2
      on conflict (id) do update set tender_id = excluded.tender_id, sha256 = excluded.sha256, model = excluded.model,
        prompt_version = excluded.prompt_version, state = excluded.state, findings = excluded.findings, error = excluded.error,
        attempts = case when excluded.state = 'failed' then known.attempts + 1 else 0 end,
        next_attempt_at = case when $8 then excluded.next_attempt_at
          else now() + $9 * power(2, least(known.attempts, 6)) * interval '1 second' end, asked_at = now()`,
    values: [
      ...[id, sha256, model, PROMPT_VERSION, state, storableJson(found), error ?? null],
      ...[untilTomorrow, AGAIN_SECONDS],
    ],
  });
  return rowCount === 1;
}
