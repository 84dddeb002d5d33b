import type { Db } from '../../db/db.ts'

/** An article's name and texts, in one language. */
interface HelpTexts {
  readonly name: string
  readonly question: string
  readonly answer: string
}

export interface HelpDocument extends HelpTexts {
  /** Other words that people use for it. */
  readonly words: string
}

/** What to find, in the syntax of `to_tsquery`: all of the words, or any of them. */
export interface HelpQuery {
  readonly all: string
  readonly any: string
}

/** A document that was found, with marks around the words that were searched for. */
export type HelpHit = HelpTexts

/** Marks that no text contains. */
export const marks = { start: '⟦', stop: '⟧' } as const

const marked = `StartSel="${marks.start}", StopSel="${marks.stop}"`
// Documents are given with the query: some fifty of them are indexed in about a millisecond, and a copy in a table would be
// outdated by each release and needed in each language.
const search = `
with given as (
  select * from jsonb_to_recordset(?::jsonb) as document (place int, name text, question text, answer text, words text)
), document as (
  select place, name, question, answer,
    setweight(to_tsvector('english', question), 'A')
      || setweight(to_tsvector('english', words), 'B')
      || setweight(to_tsvector('english', answer), 'C') as lexemes
  from given
), wanted as (
  select to_tsquery('english', ?) as every_word, to_tsquery('english', ?) as any_word
), best as (
  select document.*, any_word from document, wanted
  where lexemes @@ every_word
    or (lexemes @@ any_word and not exists (select from document as other where other.lexemes @@ every_word))
  order by lexemes @@ every_word desc, ts_rank(lexemes, any_word) desc, place
  limit ?
)
select name,
  ts_headline('english', question, any_word, '${marked}, HighlightAll=true') as question,
  ts_headline('english', answer, any_word, '${marked}, MinWords=14, MaxWords=28') as answer
from best
order by lexemes @@ (select every_word from wanted) desc, ts_rank(lexemes, any_word) desc, place`

/** The documents with all words, or with any if none has all, best first. English word forms count as one word. */
export async function rankHelp(
  db: Db,
  documents: readonly HelpDocument[],
  { all, any }: HelpQuery,
  limit: number,
): Promise<HelpHit[]> {
  const given = JSON.stringify(documents.map((document, place) => ({ place, ...document })))
  const { rows } = await db.raw<{ rows: HelpHit[] }>(search, [given, all, any, limit])
  return rows
}
