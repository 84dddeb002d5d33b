import {
  type HelpArticleName,
  helpArticleNames,
  type HelpResult,
  isHelpArticle,
  type MarkedPart,
} from '@aloft/domain/assistant/help-articles'
import { helpAsLine } from '@aloft/messages/help-blocks'
import { helpNumbers } from '@aloft/messages/help-topics'
import type { Db } from '../../db/db.ts'
import { translate } from '../../translate.ts'
import { type HelpQuery, marks, rankHelp } from './help-search.repo.ts'

/** Articles that a search returns at most. */
const mostResults = 12

/** From this length on, the last word may be the beginning of a longer one. */
const leastPrefix = 3

interface HelpSearch {
  /** Words or a question. */
  readonly text: string
  readonly languageTag: string
  /** Name of the product in the articles. */
  readonly product: string
}

/** The texts of an article in a language, with its numbers filled in. */
function helpArticle(
  name: HelpArticleName,
  { languageTag, product }: Pick<HelpSearch, 'languageTag' | 'product'>,
): { readonly question: string; readonly answer: string; readonly words: string } {
  const values = { product, ...helpNumbers }
  return {
    question: translate(languageTag, `help.topics.${name}.question`, values),
    answer: translate(languageTag, `help.topics.${name}.answer`, values),
    words: translate(languageTag, `help.topics.${name}.words`, values),
  }
}

/** The articles of the help center about a text, best first, with the words that were searched for (ACA-05). */
export async function searchHelpArticles(db: Db, { text, ...where }: HelpSearch): Promise<HelpResult[]> {
  const query = helpQuery(text)
  if (!query) return []
  const documents = helpArticleNames.map((name) => {
    const { answer, ...texts } = helpArticle(name, where)
    return { name, ...texts, answer: helpAsLine(answer) }
  })
  const answers = new Map(documents.map(({ name, answer }) => [name as string, answer]))
  const hits = await rankHelp(db, documents, query, mostResults)
  return hits.flatMap(({ name, question, answer }) =>
    isHelpArticle(name)
      ? [{ name, question: markedParts(question), excerpt: excerptOf(answer, answers.get(name) ?? '') }]
      : [],
  )
}

/** A text as a query; null if it has no words. Only letters and digits remain, so that none is an operator. */
function helpQuery(text: string): HelpQuery | null {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu)
  if (!words) return null
  const last = words.at(-1) ?? ''
  const terms = last.length < leastPrefix ? words : [...words.slice(0, -1), `${last}:*`]
  return { all: terms.join(' & '), any: terms.join(' | ') }
}

function excerptOf(passage: string, answer: string): MarkedPart[] {
  const plain = passage.replaceAll(marks.start, '').replaceAll(marks.stop, '').trim()
  const start = answer.startsWith(plain) ? '' : '… '
  const end = answer.endsWith(plain) ? '' : ' …'
  return markedParts(`${start}${passage.trim()}${end}`)
}

function markedParts(text: string): MarkedPart[] {
  return text
    .split(new RegExp(`(${marks.start}.*?${marks.stop})`, 'u'))
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(marks.start)
        ? { text: part.slice(marks.start.length, -marks.stop.length), isMatch: true }
        : { text: part, isMatch: false },
    )
}
