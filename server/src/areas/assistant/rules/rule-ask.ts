import type { ToolName, ToolSource } from '@aloft/domain/assistant/tools/tool-names.rules'
import {
  isToolFailure,
  parseToolOutput,
  type ToolFailure,
  type ToolResult,
} from '@aloft/domain/assistant/tools/tool-results.entity'
import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import { formatPrice } from '@aloft/messages/money-format'
import type { ChatResult, ChatStep } from '../../../gateways/ai/ai.port.ts'
import { utcDate } from '../../../mails/utc-date.ts'
import type { VerifiedContext } from '../verify-context.ts'

type Translate = (key: string, values?: object) => string

/** A request that the rules understood, with what tools have returned for it so far. */
export class RuleAsk {
  readonly message: string
  readonly context: VerifiedContext | null
  /** A text of the assistant's rules. */
  readonly t: Translate
  /** Any text of the catalogue. */
  readonly text: Translate
  readonly #results: readonly ChatResult[]

  constructor(
    message: string,
    results: readonly ChatResult[],
    context: VerifiedContext | null,
    text: Translate,
  ) {
    this.message = message
    this.#results = results
    this.context = context
    this.text = text
    this.t = (key, values) => text(`assistantRules.${key}`, values)
  }

  /** The last result of a tool; undefined if it wasn't used or failed. */
  result<N extends ToolName>(name: N): ToolResult<N> | undefined {
    const output = this.#output(name)
    return output && !isToolFailure(output) ? (output as ToolResult<N>) : undefined
  }

  /** Why the last use of a tool failed, as a key; undefined if it worked or wasn't used. */
  errorOf(name: ToolName): string | undefined {
    const output = this.#output(name)
    return output && isToolFailure(output) ? output.error : undefined
  }

  /** The arguments of the last use of a tool. */
  given(name: ToolName): ChatResult['arguments'] {
    return this.#results.findLast((result) => result.name === name)?.arguments ?? {}
  }

  hasUsed(name: ToolName): boolean {
    return this.#output(name) !== undefined
  }

  /** Why one of the tools didn't work, as an answer; undefined if all worked. */
  failure(): ChatStep | undefined {
    for (const { name, output } of this.#results) {
      const parsed = parseToolOutput(name as ToolName, output)
      if (parsed && isToolFailure(parsed)) return { text: this.#failureText(parsed) }
    }
    return undefined
  }

  #failureText({ error, limit }: ToolFailure): string {
    const known = [
      'forbidden',
      'noBrandOpen',
      'noAdOpen',
      'declined',
      'cancelled',
      'offline',
      'addressNotGiven',
    ]
    if (known.includes(error)) return this.t(`failures.${error}`)
    return limit === undefined ? this.t('failures.other') : this.t('failures.limit', { limit })
  }

  #output(name: ToolName) {
    const last = this.#results.findLast((result) => result.name === name)
    return last && (parseToolOutput(name, last.output) ?? undefined)
  }

  /** The date and source of a result, which end an answer with its figures. */
  source({ source, date }: { source: ToolSource; date: string }): string {
    return this.t('source', {
      source: this.t(`sources.${source}`),
      date: utcDate(new Date(date), 'dateTime'),
    })
  }

  /** An amount from a result. */
  money(decimal: number, currency: Currency): string {
    return formatPrice(toMinorUnits(decimal), currency)
  }

  /** The account's currency; euros if the app didn't say. */
  get currency(): Currency {
    const given = this.context?.currency
    return given === 'USD' || given === 'GBP' || given === 'CHF' ? given : 'EUR'
  }
}

/** A count or a rate as people write it. */
export const number = (value: number): string => value.toLocaleString('en-US').replaceAll(',', ' ')

/** The next step: tools. */
export function use(...calls: readonly { name: ToolName; arguments?: Record<string, unknown> }[]): ChatStep {
  return { calls: calls.map(({ name, arguments: given = {} }) => ({ name, arguments: given })) }
}

/** Lines of a list; what is beyond the most is counted by the caller. */
export const lines = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

/** Paragraphs, without empty ones. */
export const paragraphs = (...texts: readonly (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join('\n\n')
