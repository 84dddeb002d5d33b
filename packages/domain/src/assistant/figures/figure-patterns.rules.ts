/** Months as English texts name them, in full or by three letters. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const month = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const year = String.raw`(?:,?\s(?<year>\d{4}))`

/** Dates as people write them. A range of days has one month. */
export const datePatterns = [
  /(?<![\p{L}\p{N}])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<day>${day})(?:\s?[–-]\s?(?<lastDay>${day}))?\s(?:of\s)?(?<name>${month})(?!\p{L})\.?${year}?`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<name>${month})(?!\p{L})\.?\s(?<day>${day})(?![\d:%])(?:\s?[–-]\s?(?<lastDay>${day}))?${year}?`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?<name>${month})(?!\p{L})\.?\s(?<year>\d{4})`, 'gu'),
] as const

/** Times of day. */
export const timePatterns = [
  /(?<![\p{L}\p{N}:.])(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?(?:\s?(?<half>[ap])\.?m\b\.?)?(?![\d:])/giu,
  /(?<![\p{L}\p{N}:.])(?<hour>\d{1,2})\s?(?<half>[ap])\.?m\b\.?/giu,
] as const

const number = String.raw`\d{1,3}(?:[,\u00A0\u202F\u2009 ’']\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+|,\d{1,2}(?!\d))?`
const signBefore = String.raw`(?:€|\$|£|(?:EUR|USD|GBP|CHF)\s?)`
const factor = String.raw`(?:k|K|[mM](?=[\s.,;:!?)]|$)|\s(?:thousand|million))`
const unitAfter = String.raw`(?:\s?(?:€|%)|\s(?:percent|per\scent|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?)(?!\p{L}))`
const joiner = String.raw`(?:\s?[–—-]\s?|\sto\s)`
// An ordinal, a name such as A4 and a size such as 1080x1080 are no figures.
const before = String.raw`(?<![\p{L}\p{N}_#.,:/]|\p{L}-|[\d/]-)`
const after = String.raw`(?:x(?![\p{L}\p{N}])|(?![\p{L}\p{N}_]|\/\d))`

/** Numbers with what belongs to them, and ranges of two. */
export const numberPattern = new RegExp(
  String.raw`${before}(?<sign>${signBefore})?(?<first>${number})(?<firstFactor>${factor})?(?<firstUnit>${unitAfter})?(?:${joiner}(?<lastSign>${signBefore})?(?<last>${number})(?<lastFactor>${factor})?)?(?<unit>${unitAfter})?${after}`,
  'gu',
)

/** Words that make a number a rounded one. */
export const roughWords =
  /(?:\b(?:about|around|roughly|nearly|almost|approximately|over|under|up to|more than|less than|at least|at most|some)|[~≈])\s?$/iu

const counted = (words: string) => new RegExp(String.raw`^[\s-](?:\p{L}+[\s-])?(?:${words})s?(?!\p{L})`, 'iu')
const results =
  'click|impression|view|result|lead|sale|order|purchase|conversion|visit|visitor|customer|people|install|sign-?up|like|share|comment|review'

/** What is counted in reports, after a number. */
export const resultWord = counted(results)

/** What else is counted. Any other small count, such as “2 suggestions”, is no figure. */
export const countedWord = counted(`${results}|star|ad|day|week|month|hour|minute|year|time|token`)

/** Addresses, whose numbers are no figures. */
export const addressPattern = /\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+/giu

/** The number of an entry in a list. */
export const listNumber = /(?<=^|\n)[^\S\n]*\d{1,3}[.)]\s/gu
