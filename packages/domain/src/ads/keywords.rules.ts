/** How closely a search must match a keyword: its meaning, its words in order, or exactly (TGT-01). */
export const keywordMatches = ['broad', 'phrase', 'exact'] as const
export type KeywordMatch = (typeof keywordMatches)[number]

export interface Keyword {
  /** As written, with single spaces and without match signs. */
  readonly text: string
  readonly match: KeywordMatch
}

/** Keywords as a person writes them: positive and negative ones. */
export interface KeywordLists {
  readonly keywords: readonly Keyword[]
  readonly negatives: readonly Keyword[]
}

const oneLine = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Parses a keyword in Google's notation: `[exact]`, `"phrase"`, broad without signs. Null if it's empty. */
export function parseKeyword(typed: string): Keyword | null {
  const line = oneLine(typed)
  const [, exact] = /^\[(.*)\]$/.exec(line) ?? []
  const [, phrase] = /^["“”„](.*)["“”]$/.exec(line) ?? []
  const text = oneLine(exact ?? phrase ?? line)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  return { text, match: exact === undefined ? (phrase === undefined ? 'broad' : 'phrase') : 'exact' }
}

/** A keyword in Google's notation, which `parseKeyword` reads back. */
export function keywordAsTyped({ text, match }: Keyword): string {
  if (match === 'broad') return text
  return match === 'exact' ? `[${text}]` : `"${text}"`
}

/**
 * Reads pasted text: one keyword a line, or separated by commas, semicolons or tabs. A leading minus makes it a
 * negative. `match` applies to keywords without signs.
 */
export function parseKeywordLines(pasted: string, match: KeywordMatch = 'broad'): KeywordLists {
  const keywords: Keyword[] = []
  const negatives: Keyword[] = []
  for (const part of pasted.split(/[\n\r\t,;]/)) {
    const [, minus = '', rest = ''] = /^\s*([-−–]?)\s*(.*)$/.exec(part) ?? []
    const keyword = parseKeyword(rest)
    if (!keyword) continue
    const list = minus === '' ? keywords : negatives
    list.push(keyword.match === 'broad' ? { ...keyword, match } : keyword)
  }
  return { keywords, negatives }
}

/** A list of keywords as stored in an ad (ENT-25). Plain texts, stored before match types existed, are broad. */
export function readKeywords(stored: readonly string[]): readonly Keyword[] {
  return stored.flatMap((entry) => parseKeyword(entry) ?? [])
}

/** The stored form of a list of keywords: texts in Google's notation. */
export function storedKeywords(keywords: readonly Keyword[]): string[] {
  return keywords.map(keywordAsTyped)
}

/** Identity of a keyword: its match type and its text, regardless of letter case and spaces. */
export function keywordKey({ text, match }: Keyword): string {
  return `${match} ${oneLine(text).toLowerCase()}`
}

/** The list plus those of `added` that it doesn't contain, in order. */
export function addKeywords(list: readonly Keyword[], added: readonly Keyword[]): readonly Keyword[] {
  const byKey = new Map<string, Keyword>()
  for (const keyword of [...list, ...added]) {
    const key = keywordKey(keyword)
    if (!byKey.has(key)) byKey.set(key, keyword)
  }
  return byKey.size === list.length ? list : [...byKey.values()]
}

/** The source of a suggested keyword: typed text, the brand's brief, or its website. */
export const keywordOrigins = ['seed', 'brief', 'website'] as const
export type KeywordOrigin = (typeof keywordOrigins)[number]

/** A keyword that a search-ads service offers (TGT-11). */
export interface SuggestedKeyword {
  readonly text: string
  readonly origin: KeywordOrigin
  /** Null if nobody counted: shown as "not available offline", never as 0. */
  readonly monthlySearches: number | null
}
