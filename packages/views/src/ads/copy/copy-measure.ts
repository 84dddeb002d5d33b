import type { CopyField as CopyFieldRule } from '@aloft/domain/balloons/copy-fields.rules'
import type { LintNote } from './lint-notes.tsx'

/** The linter's messages about length. If there's one, the field shows no length message of its own. */
const lengthRules: ReadonlySet<string> = new Set(['G01', 'G02', 'M01', 'M02', 'M03'])
const nearAdvice = 10

export function isAboutLength({ rule }: Pick<LintNote, 'rule'>): boolean {
  return lengthRules.has(rule)
}

/** The length of a text and how it compares with its limits. */
export interface Measure {
  length: number
  over: number
  /** Characters over the recommended length, or null if there are none or no recommendation. */
  cut: number | null
  /** Characters left until the recommended length, if there are only a few. */
  left: number | null
  limit: number
  tone: 'calm' | 'warn' | 'over'
}

/** A text with its limits and what the linter says of it. */
interface MeasuredText extends Pick<CopyFieldRule, 'maxLength' | 'adviceLength'> {
  value: string
  notes: readonly LintNote[]
}

export function measure({ value, maxLength, adviceLength, notes }: MeasuredText): Measure {
  const { length } = [...value]
  const over = Math.max(0, length - maxLength)
  const beyond = adviceLength === undefined ? -1 : length - adviceLength
  return {
    length,
    over,
    cut: beyond > 0 ? beyond : null,
    left: beyond <= 0 && beyond > -nearAdvice && adviceLength !== undefined ? -beyond : null,
    limit: over > 0 ? maxLength : (adviceLength ?? maxLength),
    tone:
      over > 0 || notes.some(({ severity }) => severity === 'error')
        ? 'over'
        : beyond > 0 || notes.length > 0
          ? 'warn'
          : 'calm',
  }
}
