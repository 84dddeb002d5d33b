import { checkFigures, type CheckedFigure, type Evidence } from './evidence.rules.ts'

const sentenceEnd = /[.!?…]["”»“’)\]]*\s|\n/gu

/** How much of a text that's being written won't change any more: its finished sentences. */
function finishedLength(text: string): number {
  let length = 0
  for (const { index, 0: found } of text.matchAll(sentenceEnd)) length = index + found.length
  return length
}

/** The figures of an answer. Of one that's being written only those of finished sentences, whose proof never changes. */
export function finishedFigures(
  text: string,
  { evidence, isPart, timeZone }: { evidence: Evidence; isPart: boolean; timeZone: string },
): readonly CheckedFigure[] {
  return checkFigures(isPart ? text.slice(0, finishedLength(text)) : text, evidence, timeZone)
}
