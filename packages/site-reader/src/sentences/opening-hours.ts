import { dayNames, entriesOf } from './reading-patterns.ts'

/** One range of hours on certain days, as a text states it. */
export interface Hours {
  /** Monday is 0. */
  readonly days: readonly number[]
  /** Minutes of the day. */
  readonly opens: number
  readonly closes: number
  /** Verbatim, from the first day to the last time. */
  readonly text: string
  readonly start: number
}

const weekdays = [0, 1, 2, 3, 4, 5, 6]
const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s+')
const hourWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'six sechs seis',
    'seven sieben sept siete',
    'eight acht huit ocho',
    'nine neun neuf nueve',
    'ten zehn dix diez',
    'eleven elf onze once',
    'twelve noon zwölf midi douze doce mediodía',
    'one eins una',
    'two zwei deux dos',
    'three drei trois tres',
    'four vier quatre cuatro',
    'five fünf cinq cinco',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, ((index + 5) % 12) + 1])),
)
const longestFirst = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|')
const until = longestFirst(entriesOf('untilWords'))
const names = weekdays.flatMap((day) => dayNames(day))
const dayOf = new Map(weekdays.flatMap((day) => dayNames(day).map((name) => [name, day] as const)))
const long = longestFirst(names.filter((name) => name.length > 4))
// Short forms are also ordinary words ("so", "do", "we"), so they only count before another day, a mark or a time.
const short = `(?:${longestFirst(names.filter((name) => name.length <= 4))})\\.?(?=\\s*(?:[-–—,/&:]|\\d|(?:${until})\\s))`
const everyDay = longestFirst(entriesOf('everyDay'))
const day = String.raw`(?<![\p{L}\d])(?:(?:${long})(?!\p{L})|${short})`
const join = String.raw`\s*(?:[-–—,/&+]|(?:${until}|and|und|et|y|e)(?!\p{L}))?\s*(?:(?:the|le|el|vom|von|du|de)\s+)?`
const days = String.raw`(?<days>${day}(?:${join}${day}){0,6}|(?<![\p{L}\d])(?:${everyDay})(?!\p{L}))`
const meridiem = String.raw`(?:\s?(?:am|pm|a\.m\.|p\.m\.|noon|uhr|h|hrs?)(?![\p{L}\d]))?`
// "de diez a dos": hours in words are full hours.
const wordHours = Object.keys(hourWords).join('|')
const time = String.raw`(?:\d{1,2}(?:[:.]\d{2}|\s?h\s?\d{2})?${meridiem}|(?:${wordHours})(?!\p{L})${meridiem})`
const to = String.raw`\s*(?:[-–—]|(?:${until})(?!\p{L}))\s*(?:las\s+)?`
const times = String.raw`(?<first>${time})${to}(?<last>${time})`
const between = String.raw`[\s,:.]*(?:(?:from|von|de|from the hours of|open|geöffnet|ouvert|abierto|à partir de|between|zwischen|jeweils|las)\s+)*`
const anyTime = new RegExp(String.raw`\d|(?<!\p{L})(?:${wordHours})(?!\p{L})`, 'iu')
const pattern = new RegExp(`${days}${between}${times}`, 'giu')
const further = new RegExp(String.raw`^\s*(?:,|&|\/|and|und|et|y)\s*(?:from|von|de)?\s*${times}`, 'iu')

/** All opening hours in a folded text. */
export function hoursIn(text: string): Hours[] {
  // Most lines contain no time, and that's cheaper to check than that they name no day.
  if (!anyTime.test(text)) return []
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const { days: named = '', first = '', last = '' } = match.groups ?? {}
    const found: Hours[] = []
    const add = (from: string, closing: string, end: number) => {
      const span = spanOf(from, closing)
      if (span)
        found.push({
          days: daysOf(named),
          ...span,
          text: text.slice(match.index, end).trim(),
          start: match.index,
        })
    }
    let end = match.index + match[0].length
    add(first, last, end)
    for (let more = further.exec(text.slice(end)); more; more = further.exec(text.slice(end))) {
      end += more[0].length
      add(more.groups?.['first'] ?? '', more.groups?.['last'] ?? '', end)
    }
    return found
  })
}

const isEveryDay = new RegExp(`^(?:${everyDay})$`, 'iu')

function daysOf(text: string): number[] {
  if (isEveryDay.test(text)) return weekdays
  const found = Array.from(
    text.toLowerCase().matchAll(new RegExp(`${long}|${longestFirst(names)}`, 'giu')),
    (match) => ({
      day: dayOf.get(match[0].replace(/\s+/g, ' ')),
      index: match.index,
      end: match.index + match[0].length,
    }),
  ).filter((one) => one.day !== undefined)
  if (found.length === 0) return weekdays
  const all = new Set<number>()
  for (const [index, { day: current = 0, end }] of found.entries()) {
    all.add(current)
    const next = found[index + 1]
    const isRange =
      next &&
      new RegExp(String.raw`[-–—]|(?<!\p{L})(?:${until})(?!\p{L})`, 'iu').test(text.slice(end, next.index))
    for (let step = current; isRange && step !== next.day; step = (step + 1) % 7) all.add(step)
  }
  return [...all].toSorted((a, b) => a - b)
}

/** Minutes of "9 am" and "5.30 pm"; a shop that opens at 9 and closes at 5 closes in the afternoon. */
export function spanOf(first: string, last: string): { opens: number; closes: number } | null {
  const [from, closing] = [clock(first), clock(last)]
  if (!from || !closing) return null
  let opens = from.minutes
  let closes = closing.minutes
  if (closing.half === 'pm' && from.half === null && opens < 720 && opens + 720 < closes) opens += 720
  if (closes <= opens && closing.half === null && closes < 720 && closes + 720 > opens) closes += 720
  return opens < 1440 && closes <= 1440 + 360 && opens !== closes
    ? { opens, closes: closes <= opens ? closes + 1440 : closes }
    : null
}

function clock(text: string): { minutes: number; half: 'am' | 'pm' | null } | null {
  const [word = ''] = /^\p{L}+/u.exec(text.trim().toLowerCase()) ?? []
  const inWords = Object.hasOwn(hourWords, word) ? hourWords[word] : undefined
  const [, hour = inWords?.toString(), minute] = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?/i.exec(text.trim()) ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minute ?? 0) > 59) return null
  const half = /p\.?m|noon/i.test(text) ? 'pm' : /a\.?m\.?/i.test(text) ? 'am' : null
  const base = half === null ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  return { minutes: base * 60 + Number(minute ?? 0), half }
}
