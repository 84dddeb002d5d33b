import { type AnswerProblem, answerProblems } from '@aloft/domain/assistant/focus/focus-answers.rules'
import {
  type FocusQuestion,
  type FormKey,
  isQuestionOf,
  type QuestionRow,
  questionRow,
  questionsOf,
} from '@aloft/domain/assistant/focus/focus-questions.rules'
import { askedAddresses } from '@aloft/domain/assistant/tools/given-addresses.rules'
import { isAdPlatform, platformNames } from '@aloft/domain/ideas/platforms.rules'
import { optionKey, questionIn, questionKey } from '@aloft/messages/focus-words'
import type { ChatStep } from '../../../gateways/ai/ai.port.ts'
import { askHelp } from './page.rules.ts'
import { paragraphs, type RuleAsk, use } from './rule-ask.ts'

/** The form that a conversation fills in. */
export interface LedForm {
  readonly form: FormKey
  /** What the assistant said before the user's message; empty at the beginning. */
  readonly before: string
}

const skipping =
  /^(?:no|nope|none|nothing|not (?:really|sure)|skip(?: .*)?|pass|next|no preference|pick for me|(?:you )?(?:pick|choose|decide)|(?:i )?don[’']?t (?:know|mind|care|have .*)|no (?:website|occasion|competitors|idea|thanks)(?: .*)?|no, .*don[’']?t.*)[.!]*$/iu
const beginning = /^(?:ask me|start|begin|continue|go ahead|ready|next question|let[’']s)\b/iu
const returning = /\b(?:change|correct|fix|go back|back to|ask again)\b/iu

/**
 * Leads through a form without AI: one question at a time, of those that the form still lacks (AST-24). What the user says
 * is an answer, unless it's a question of their own, or about another question.
 */
export function leadForm(ask: RuleAsk, { form, before }: LedForm): ChatStep {
  const listed = ask.context?.openQuestions
  if (!listed) return { text: problemText(ask, 'formClosed') }
  const open = listed.filter((question) => isQuestionOf(form, question))
  const saved = ask.result('save_answer')
  if (saved) {
    const isSkipped = ask.given('save_answer')['answer'] === ''
    return {
      text: paragraphs(ask.t(isSkipped ? 'focus.skipped' : 'focus.saved'), nextOf(ask, form, saved.open)),
    }
  }
  const asked = questionIn(before, questionsOf(form), (one) => ask.text(questionKey(form, one))) ?? open[0]
  const problem = ask.errorOf('save_answer')
  if (problem) return { text: paragraphs(problemText(ask, problem), asked && questionText(ask, form, asked)) }
  const message = ask.message.trim()
  const named = returning.test(message) ? namedQuestion(ask, form, message) : undefined
  if (named) return { text: questionText(ask, form, named) }
  if (beginning.test(message)) {
    return { text: paragraphs(before === '' && ask.t('focus.begin'), nextOf(ask, form, open)) }
  }
  if (message.endsWith('?')) return answerAside(ask, nextOf(ask, form, asked ? [asked] : []))
  const row = asked && questionRow(form, asked)
  if (!row) return { text: nextOf(ask, form, open) }
  const answer = answerIn(ask, form, asked, row, message)
  if (answer === null) {
    const options = optionsOf(ask, form, asked).map(({ label }) => `“${label}”`)
    return {
      text: paragraphs(
        ask.t('focus.notAnOption', { options: options.join(', ') }),
        questionText(ask, form, asked),
      ),
    }
  }
  return use({ name: 'save_answer', arguments: { question: asked, answer } })
}

/** What the help says about a question of the user, and then the open question again. */
function answerAside(ask: RuleAsk, question: string): ChatStep {
  const step = askHelp(ask) ?? { text: ask.t('help.none') }
  return 'text' in step ? { text: paragraphs(step.text, question) } : step
}

const questionText = (ask: RuleAsk, form: FormKey, question: FocusQuestion): string =>
  ask.text(questionKey(form, question))

function nextOf(ask: RuleAsk, form: FormKey, open: readonly FocusQuestion[]): string {
  const [next] = open
  return next ? questionText(ask, form, next) : ask.t(`focus.${form}Done`)
}

function problemText(ask: RuleAsk, error: string): string {
  const known: readonly string[] = [...answerProblems.filter((one) => one !== 'notAnOption'), 'formClosed']
  return ask.t(`focus.problems.${known.includes(error) ? (error as AnswerProblem) : 'other'}`)
}

/** The question whose name the message has, such as “change my goal”. */
function namedQuestion(ask: RuleAsk, form: FormKey, message: string): FocusQuestion | undefined {
  const words = wordsOf(message)
  return questionsOf(form).find((question) => {
    const name = wordsOf(ask.text(`assistantFocus.${form}.questions.${question}.label`))
    return name.every((word) => words.includes(word))
  })
}

/** The answer in a message as `save_answer` takes it; empty to skip the question, null if it's none of the options. */
function answerIn(
  ask: RuleAsk,
  form: FormKey,
  question: FocusQuestion,
  row: QuestionRow,
  message: string,
): string | null {
  if (skipping.test(message)) return ''
  switch (row.kind) {
    case 'choice':
      return optionIn(optionsOf(ask, form, question), message)
    case 'address':
      return askedAddresses([message])[0] ?? message
    case 'addresses': {
      const addresses = askedAddresses([message])
      return addresses.length > 0 ? addresses.join('\n') : message
    }
    case 'text':
    case 'list':
      return message
  }
}

interface Option {
  readonly id: string
  readonly label: string
}

/** The options of a question with their names in the user's language. */
export function optionsOf(
  { text }: Pick<RuleAsk, 'text'>,
  form: FormKey,
  question: FocusQuestion,
): readonly Option[] {
  return (questionRow(form, question)?.options ?? []).map((id) => {
    const key = optionKey(form, question, id)
    return { id, label: key === null ? (isAdPlatform(id) ? platformNames[id] : id) : text(key) }
  })
}

/** The option that a message names by its id or by most words of its label; null if none or several fit as well. */
function optionIn(options: readonly Option[], message: string): string | null {
  const lowered = message.toLowerCase().replace(/[.!]+$/u, '')
  const exact = options.find(({ id, label }) => [id, label].some((name) => name.toLowerCase() === lowered))
  if (exact) return exact.id
  const words = wordsOf(message)
  const scored = options.map(({ id, label }) => ({
    id,
    score: wordsOf(label).filter((word) => words.includes(word)).length,
  }))
  const most = Math.max(0, ...scored.map(({ score }) => score))
  const best = most === 0 ? [] : scored.filter(({ score }) => score === most)
  return best.length === 1 ? (best[0]?.id ?? null) : null
}

const silent = new Set(['a', 'an', 'the', 'my', 'your', 'of', 'or', 'and', 'us', 'you', 'one'])

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !silent.has(word))
}
