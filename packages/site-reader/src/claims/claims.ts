import { maxQuoteLength } from '@aloft/domain/scans/scan-fields.rules'
import { cardOf, type Claim, isElsewhere, isInClaimSection, isStatement } from './claim-groups.ts'
import { ancestors } from '../page/dom.ts'
import { isInReview, quotationOn } from '../proofs/reviews.ts'
import { wordsFor } from '../words/language-words.ts'
import { pricesIn } from '../sentences/prices.ts'
import { withoutLabel } from '../site/label.ts'
import type { Line } from '../site/site.ts'
import { sentences, tokens } from '../text/text.ts'

const roles = new Set(['home', 'about', 'offers', 'prices', 'other'])
const fewestWords = 4
const fewestInList = 5

/** Statements that may set the business apart, each with the kind of place it's in. */
export function claimsIn(lines: readonly Line[], language: string | null): Claim[] {
  const home = lines[0]?.page
  const stated = lines.filter(
    (line) =>
      roles.has(line.page.role) &&
      !isInReview(line) &&
      quotationOn(line, lines) === null &&
      isStatement(line) &&
      !isElsewhere(line) &&
      !namesAudience(line.text, language) &&
      !isExplanation(line),
  )
  const hasSection = stated.some((line) => isInClaimSection(line, language))
  return stated.flatMap((line) => {
    const kind = kindOf(line, line.page === home, language)
    // If a section states the reasons, other lists are about something else.
    if (kind === null || (kind === 'list' && hasSection)) return []
    const text = withoutLabel(line)
    if (kind === 'sentence' && terms.test(text)) return []
    const isWhole = text.length <= maxQuoteLength && kind !== 'sentence'
    const texts = isWhole ? [text] : sentences(text).filter((one) => tokens(one).length >= fewestWords)
    return texts.map((one) => ({ text: one, line, kind }))
  })
}

function kindOf(line: Line, isHome: boolean, language: string | null): Claim['kind'] | null {
  if (isInClaimSection(line, language)) return 'section'
  // A motto uses "we"; any other quotation is from somebody who didn't sign it.
  if (isQuotation(line)) return speaksAsUs.test(line.text) ? 'quote' : null
  if (!isHome) return line.page.role === 'offers' ? null : 'sentence'
  const card = cardOf(line)
  if (card) return pricesIn(card.text).length > 0 ? null : 'card'
  if (line.tag === 'li') return tokens(line.text).length >= fewestInList ? 'list' : null
  const isLead = line.headings.length === 1 && line.headings[0]?.level === 1
  return isLead ? 'lead' : 'sentence'
}

const speaksAsUs =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|uns|nous|notre|nos|nosotros|nuestr\p{L}*)(?!\p{L})/iu

function isQuotation({ element }: Line): boolean {
  return [element, ...ancestors(element)].some(({ name }) => name === 'blockquote')
}

// Terms of a price list: "Prices include VAT."
const terms = /(?<!\p{L})(?:prices|vat|taxes|preise|mwst|mehrwertsteuer|prix|tva|ttc|precios|iva)(?!\p{L})/iu

// "Made for people who …" names an audience.
function namesAudience(text: string, language: string | null): boolean {
  const [match] = Array.from(text.matchAll(wordsFor('madeFor', language)))
  return match !== undefined && match.index < 30
}

// A nested list explains the item above it; numbered steps explain how, not why.
function isExplanation({ headings, element }: Line): boolean {
  return headings.some(({ level }) => level === 7) || ancestors(element).some(({ name }) => name === 'ol')
}
