import type { Field } from '@aloft/domain/scans/website-data.entity'
import type { Opening } from '@aloft/domain/scans/website-facts.entity'
import { fieldOf } from '../page/evidence.ts'
import { hoursQuestion, type Statement } from './hours-question.ts'

const most = 14

/** The opening hours, starting with the first day of the week; empty if pages contradict each other. */
export function readHours(statements: readonly Statement[]): Field<Opening>[] {
  if (hoursQuestion(statements)) return []
  const groups = Map.groupBy(statements, ({ days, opens, closes }) => `${days.join()} ${opens}-${closes}`)
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { days, opens, closes } = first
      return (
        fieldOf(
          { days: [...days], opens, closes },
          group.map(({ evidence }) => evidence),
          1.2,
        ) ?? []
      )
    })
    .toSorted((a, b) => (a.value.days[0] ?? 0) - (b.value.days[0] ?? 0) || a.value.opens - b.value.opens)
    .slice(0, most)
}
