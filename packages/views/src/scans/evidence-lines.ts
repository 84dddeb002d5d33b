import type { Evidence } from '@aloft/domain/scans/website-data.entity'

/** Words of a page. If their source is unknown, they may be structured data. */
export type QuotedPage = Pick<Evidence, 'quote' | 'url'> & Partial<Pick<Evidence, 'source'>>

/** Evidence sorted for display: quotes, and the pages that contain exactly the shown words. */
export interface EvidenceLines {
  quotes: Pick<Evidence, 'quote' | 'url'>[]
  /** Page addresses without duplicates. */
  wordForWord: string[]
  /** Addresses of pages whose markup contains the value; markup isn't worth reading. */
  inMarkup: string[]
}

function comparable(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"“„«]+|[\s"”“».!?]+$/g, '')
    .toLowerCase()
}

/** Structured data is quoted with its property, such as `"name": "Nightjar"`; people only read the value. */
function spoken({ quote, source = 'jsonLd' }: QuotedPage): string {
  return ['jsonLd', 'manifest'].includes(source) ? (/^"[^"]+":\s*"(.+?)"?$/.exec(quote)?.[1] ?? quote) : quote
}

/** Sorts evidence for shown values: a quote that repeats a value only names its page, and each quote appears once. */
export function evidenceLines(evidence: readonly QuotedPage[], values: readonly string[]): EvidenceLines {
  const shown = new Set(values.map(comparable))
  const quotes = new Map<string, Pick<Evidence, 'quote' | 'url'>>()
  const wordForWord = new Set<string>()
  const inMarkup = new Set<string>()
  for (const item of evidence) {
    const quote = spoken(item)
    const { url } = item
    const key = comparable(quote)
    if (shown.has(key)) wordForWord.add(url)
    else if (key.startsWith('<')) inMarkup.add(url)
    else if (!quotes.has(key)) quotes.set(key, { quote, url })
  }
  return { quotes: [...quotes.values()], wordForWord: [...wordForWord], inMarkup: [...inMarkup] }
}

/** Fewer words prove no language: a declared `en`, or a name. */
const leastWords = 4

/**
 * What proves a field of a brief. A language is proved by sentences in it; a tone is felt in all of them, so that one alone
 * would prove nothing.
 */
export function provingEvidence<Item extends QuotedPage>(
  field: string,
  evidence: readonly Item[],
): readonly Item[] {
  if (field === 'toneOfVoice') return []
  if (field !== 'language') return evidence
  return evidence.filter(({ quote }) => !quote.startsWith('<') && quote.split(/\s+/).length >= leastWords)
}
