import { tokens } from '../text/text.ts'
import type { Line } from './site.ts'

const fewestWords = 4

/** The text of a line without the label at its start: "<b>Two-day delivery</b>Anywhere in Ireland". */
export function withoutLabel({ parts, element, text }: Line): string {
  const [first] = parts
  if (!first || first.element === element || !/^(?:b|strong)$/.test(first.element.name) || parts.length < 2)
    return text
  const rest = text.slice(first.text.length).trim()
  return tokens(rest).length >= fewestWords ? rest.replace(/^[\s:–—.-]+/, '') : text
}
