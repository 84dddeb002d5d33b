// What's displayed as an emoji: characters that are pictures by default, others turned into one by a selector, and key
// caps, each with the following skin tones, tags and joined characters. Plain ©, ™ and digits are text.
const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]|[0-9#*]\uFE0F?\u20E3)(?:[\uFE0F\u20E3\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*/gu

/** Whether a text contains an emoji, which creative texts must not (HLP-07). */
export function hasEmoji(text: string): boolean {
  return text.search(emoji) !== -1
}

/** The first emoji of a text; null if it has none. */
export function firstEmoji(text: string): string | null {
  return text.match(emoji)?.[0] ?? null
}

/** The text without its emojis; spaces around them stay (HLP-07). */
export function stripEmoji(text: string): string {
  return text.replace(emoji, '')
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
}

function unescapeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}

/**
 * Turns HTML into plain text (HLP-08): line breaks become newlines; scripts, styles, comments and tags are removed;
 * entities are unescaped once. Show the result only as text: it may contain `<` and isn't safe to insert as HTML.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<[/!?]?[a-z][^<>]*>/gi, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, unescapeEntity)
}

const shortenedLength = 30
const shortenedMiddle = ' ... '

/**
 * Shortens a text to at most `maxLength` characters by keeping both ends with ` ... ` between (HLP-10, OPN-47).
 * The separator counts; a text that fits is returned as it is. `maxLength` is at least 7.
 */
export function shortenText(text: string, maxLength: number = shortenedLength): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  const remaining = maxLength - shortenedMiddle.length
  const head = characters.slice(0, Math.ceil(remaining / 2))
  const tail = characters.slice(characters.length - Math.floor(remaining / 2))
  return head.join('') + shortenedMiddle + tail.join('')
}

// Format characters, letters that are only fillers, and the Braille blank, all invisible.
const invisible = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u
const emojiOrInvisible = new RegExp(`${emoji.source}|${invisible.source}`, 'gu')

/** Whether a character joins or separates the letters on both its sides, as in Persian and the scripts of India. */
function isJoiner(sign: string, before: string, after: string): boolean {
  return /^[\u200C\u200D]$/.test(sign) && /[\p{L}\p{M}]$/u.test(before) && /^\p{L}/u.test(after)
}

/**
 * The text without invisible characters: control characters become spaces; zero-width characters, direction marks and
 * fillers are removed. Emojis stay whole, and so do joiners between two letters.
 */
export function stripInvisible(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(emojiOrInvisible, (found, offset: number, whole: string) => {
    const isSign = invisible.test(found) && [...found].length === 1
    const isJoining = isJoiner(found, whole.slice(0, offset), whole.slice(offset + found.length))
    return isSign && !isJoining ? '' : found
  })
}

/** Whether the database can store a text unchanged: it supports neither NUL nor lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
