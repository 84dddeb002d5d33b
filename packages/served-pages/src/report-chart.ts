import type { ShownPeriod } from '@aloft/domain/ads/report-period.rules'
import { dayWords } from '@aloft/messages/day-words'
import { reportPage as words } from '@aloft/messages/en/report-page'

const [width, height, left, top, right, bottom] = [760, 260, 40, 12, 740, 226]

/** The clicks of each day as a drawing, with the days before dotted. The numbers stand in the table below it. */
export function reportChart({ days, before }: ShownPeriod): string {
  const counts = days.map(({ clicks }) => clicks)
  const earlier = before?.days.map(({ clicks }) => clicks) ?? []
  const most = niceTop(Math.max(1, ...counts, ...earlier))
  const x = (place: number) => left + (days.length < 2 ? 0 : (place / (days.length - 1)) * (right - left))
  const y = (count: number) => bottom - (count / most) * (bottom - top)
  const line = (values: readonly number[]) =>
    values.map((count, place) => `${place === 0 ? 'M' : 'L'}${round(x(place))} ${round(y(count))}`).join('')
  const grid = [0, most / 2, most]
    .map(
      (value) =>
        `<path class="grid" d="M${left} ${round(y(value))}H${right}"/><text x="${left - 8}" y="${round(y(value)) + 4}" text-anchor="end">${value}</text>`,
    )
    .join('')
  const [first, last] = [days[0], days.at(-1)]
  const name = (day: string | undefined) => (day ? dayWords(day, 'short') : '')
  const area = `${line(counts)}L${round(x(counts.length - 1))} ${bottom}L${left} ${bottom}Z`
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${words.clicksByDay}">${grid}
      <path class="area" d="${area}"/>
      ${earlier.length > 0 ? `<path class="before" d="${line(earlier)}"/>` : ''}
      <path class="now" d="${line(counts)}"/>
      <text x="${left}" y="250">${name(first?.day)}</text>
      <text x="${right}" y="250" text-anchor="end">${name(last?.day)}</text></svg>`
}

const round = (value: number) => Math.round(value * 10) / 10

/** The next even number of the form 1, 2, 4, 6, 8 or 10 times a power of ten, so that its half is whole too. */
function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [2, 4, 6, 8, 10].find((one) => one * power >= most) ?? 10
  return step * power
}
