import { figuresIn } from './figures-in-text.rules.ts'
import { isKnown } from './is-known.rules.ts'
import type { KnownFigures } from './known-figures.rules.ts'

/** What was said before a message: what tools have answered, and what the user and the product say. Newest first. */
export interface Evidence {
  /** `any`: what follows is written by rules, which work their figures out from results. */
  readonly known: KnownFigures | 'any'
  /** The call of the tool that answered it; null for words of the user or the product. */
  readonly callId: string | null
  readonly earlier: Evidence | null
}

/** A figure of an answer, and where it was said before. */
export interface CheckedFigure {
  readonly start: number
  readonly end: number
  /** `stated` by the user or the product, `unproved` if found nowhere. */
  readonly proof:
    | { readonly kind: 'read'; readonly callId: string }
    | { readonly kind: 'stated' | 'unproved' }
}

/** The figures of an answer, each with the newest result that has it. */
export function checkFigures(text: string, evidence: Evidence, timeZone: string): readonly CheckedFigure[] {
  return figuresIn(text).map((figure) => {
    const { start, end } = figure
    let isStated = false
    for (let one: Evidence | null = evidence; one; one = one.earlier) {
      if (one.known !== 'any' && !isKnown(figure, one.known, timeZone)) continue
      if (one.callId !== null) return { start, end, proof: { kind: 'read', callId: one.callId } }
      isStated = true
    }
    return { start, end, proof: { kind: isStated ? 'stated' : 'unproved' } }
  })
}
