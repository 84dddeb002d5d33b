import { helpNumbers, helpTopics } from '@aloft/messages/help-topics'
import { i18n } from '../../core/i18n.ts'
import { readFrom, type ToolHandler } from './tool-handler.ts'

const mostArticles = 3
/** Shorter words are in every article. */
const leastLetters = 3

/** The answers of the help that have the words of a query, the best first. */
export const searchHelp: ToolHandler<'load_instructions'> = async ({ query }) => {
  const { t } = i18n.get()
  const product = t('productName')
  const words = wordsOf(query)
  const found = helpTopics
    .map((topic) => {
      const title = t(`help.topics.${topic}.question`, { product })
      const text = t(`help.topics.${topic}.answer`, { product, ...helpNumbers })
      return { title, text, score: 2 * countIn(title, words) + countIn(text, words) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
  return readFrom('help', {
    articles: found.slice(0, mostArticles).map(({ title, text }) => ({ title, text })),
  })
}

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= leastLetters)

/** How many of the words a text has, in any form: "refunds" is in "refund" and the other way round. */
function countIn(text: string, words: readonly string[]): number {
  const own = wordsOf(text)
  return words.filter((word) => own.some((one) => one.startsWith(word) || word.startsWith(one))).length
}
