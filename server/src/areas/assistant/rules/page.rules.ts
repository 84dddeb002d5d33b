import { budgetOptions } from '@aloft/domain/assistant/suggestions.rules'
import { pageWords } from '@aloft/domain/assistant/tools/intents.rules'
import { maxHelpQuery } from '@aloft/domain/assistant/help-articles'
import type { ToolName, ToolPage } from '@aloft/domain/assistant/tools/tool-names.rules'
import { minDailyBudget } from '@aloft/domain/core/params'
import { type GuideTaskName, guideTaskNames } from '@aloft/domain/guide/guide-task-names.rules'
import { helpBlocks } from '@aloft/messages/help-blocks'
import { planCatalogue } from '@aloft/domain/plans/plan-catalogue.rules'
import { formatPrice } from '@aloft/messages/money-format'
import type { ChatStep } from '../../../gateways/ai/ai.port.ts'
import { quoted } from '../quoted.ts'
import { lines, number, paragraphs, type RuleAsk, use } from './rule-ask.ts'

/** Opens something, and says so once it's open. */
const opens =
  (name: ToolName, key: string, given: Record<string, unknown> = {}) =>
  (ask: RuleAsk): ChatStep =>
    ask.result(name) ? { text: ask.t(`opened.${key}`) } : (ask.failure() ?? use({ name, arguments: given }))

export const openBrandBrief = opens('open_brand_brief', 'brandBrief')
export const openDesignBrief = opens('open_design_brief', 'designBrief')
export const createAd = opens('open_page', 'newAd', { page: 'create/new-ad' })
export const talkToPerson = opens('handover_to_support', 'person')
export const guideTask = (task: GuideTaskName) => opens('open_guide_task', 'guide', { task })

/** Opens the page that a message names. */
export function openPage(ask: RuleAsk): ChatStep {
  const page = pageIn(ask.message)
  if (!page) return { text: ask.t('whichPage', { pages: lines(pageNames(ask)) }) }
  const name = ask.text(`pages.${page}`)
  if (ask.result('open_page')) return { text: ask.t('opened.page', { page: name }) }
  return ask.failure() ?? use({ name: 'open_page', arguments: { page } })
}

/** The page with the longest of its words in a message. */
export function pageIn(message: string): ToolPage | undefined {
  const text = ` ${message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const named = (Object.keys(pageWords) as ToolPage[]).flatMap((page) =>
    pageWords[page]
      .filter((words) => text.includes(` ${words} `))
      .map((words) => ({ page, length: words.length })),
  )
  return named.toSorted((left, right) => right.length - left.length)[0]?.page
}

const pageNames = (ask: RuleAsk) =>
  (Object.keys(pageWords) as ToolPage[]).map((page) => ask.text(`pages.${page}`))

const daysOfMonth = 30

/** Offers budgets, and says what the chosen one means for a day (AST-30). */
export function findBudget(ask: RuleAsk): ChatStep {
  const chosen = ask.result('show_options')
  const amount = chosen ? Number(chosen.optionId) : amountIn(ask.message)
  if (amount === null || !Number.isFinite(amount)) {
    const options = budgetOptions.map((option, index) => {
      const price = ask.money(option, ask.currency)
      const isLast = index === budgetOptions.length - 1
      return { id: String(option), label: isLast ? ask.t('budgets.orMore', { amount: price }) : price }
    })
    return (
      ask.failure() ??
      use({ name: 'show_options', arguments: { question: ask.t('budgets.question'), options } })
    )
  }
  const least = minDailyBudget[ask.currency] / 100
  const days = Math.min(daysOfMonth, Math.floor(amount / least))
  const leastPrice = formatPrice(minDailyBudget[ask.currency], ask.currency)
  const price = ask.money(amount, ask.currency)
  if (days < 1) return { text: ask.t('budgets.tooSmall', { amount: price, least: leastPrice }) }
  return {
    text: ask.t('budgets.chosen', {
      amount: price,
      days: number(days),
      count: days,
      daily: ask.money(Math.floor((amount / days) * 100) / 100, ask.currency),
      least: leastPrice,
    }),
  }
}

function amountIn(message: string): number | null {
  const [amount] = /\d[\d\s.,]*/.exec(message) ?? []
  if (amount === undefined) return null
  const plain = amount.replace(/[.,](?=\d{3}(?:\D|$))|\s/g, '').replace(',', '.')
  return Number.parseFloat(plain)
}

/** The article of the help that fits a message best, and the names of others. */
export function searchHelp(ask: RuleAsk): ChatStep {
  return askHelp(ask) ?? { text: ask.t('help.none') }
}

/** The same for a message that no rule understands; null if the help has nothing about it either. */
export function askHelp(ask: RuleAsk): ChatStep | null {
  const found = ask.result('load_instructions')
  if (!found) {
    const query = ask.message.slice(0, maxHelpQuery)
    return ask.failure() ?? use({ name: 'load_instructions', arguments: { query } })
  }
  const [best, ...others] = found.data.articles
  if (!best) return null
  const titles = others.map(({ title }) => `**${quoted(title)}**`)
  return {
    text: paragraphs(
      `**${quoted(best.title)}**`,
      articleInMarkdown(best.text),
      titles.length > 0 && ask.t('help.more', { titles: titles.join(' ') }),
      ask.source(found),
    ),
  }
}

/** An article with its steps as a list. What it says has no effect on the answer's format. */
const articleInMarkdown = (text: string): string =>
  helpBlocks(text)
    .map((block) =>
      block.kind === 'text'
        ? quoted(block.text)
        : block.steps.map((step, index) => `${index + 1}. ${quoted(step)}`).join('\n'),
    )
    .join('\n\n')

/** What is done of the guide, and what comes next. */
export function guideProgress(ask: RuleAsk): ChatStep {
  const done: readonly string[] = ask.context?.completedGuideTasks ?? []
  const open = guideTaskNames.filter((task) => task !== 'setupBrand' && !done.includes(task))
  const [next] = open
  if (!next) return { text: ask.t('progress.done') }
  return {
    text: paragraphs(
      ask.t('progress.open', { count: open.length }),
      lines(open.map((task) => ask.t(`progress.tasks.${task}`))),
      ask.t('progress.next'),
    ),
  }
}

/** The plan that the app says the user is on. */
export function plan(ask: RuleAsk): ChatStep {
  const label = ask.context?.plan
  const known = Object.values(planCatalogue).find(({ labelKey }) => labelKey === label)
  return { text: known ? ask.t('plan.known', { plan: known.marketingName }) : ask.t('plan.unknown') }
}

const answers =
  (key: string) =>
  (ask: RuleAsk): ChatStep => ({ text: ask.t(key) })
export const abilities = answers('abilities')
export const thanks = answers('thanks')
export const goodbye = answers('goodbye')
