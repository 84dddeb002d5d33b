import type { CopyField } from '../../balloons/copy-fields.rules.ts'
import type { TextCheck } from './linted-ad.rules.ts'
import { tidySpaces } from './linted-ad.rules.ts'

function limitOf(field: CopyField): number {
  return field.adviceLength ?? field.maxLength
}

/**
 * Texts of one part that are longer than the platform accepts or shows (G01, G02, M01 to M03). Only spare space can be
 * cut automatically without harm to the sentence.
 */
export function checkLength(part: CopyField['part']): TextCheck {
  return ({ field, text }) => {
    const characters = [...text]
    if (field.part !== part || characters.length <= limitOf(field)) return []
    // Among texts with a lower recommended limit, the platform's hard limit only refuses the message (M01).
    const isBeyond = part === 'message' && characters.length > field.maxLength
    const limit = isBeyond ? field.maxLength : limitOf(field)
    const tidy = tidySpaces(text)
    const start = characters.slice(0, limit).join('').length
    return [
      {
        ...(isBeyond && { severity: 'error' }),
        span: { start, end: text.length },
        suggestion: [...tidy].length <= limitOf(field) ? tidy : null,
        details: { length: characters.length, limit, over: characters.length - limit },
      },
    ]
  }
}
