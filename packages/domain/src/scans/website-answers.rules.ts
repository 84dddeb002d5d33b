import type { Contradiction, Evidence, Field, Offer, WebsiteData } from './website-data.entity.ts'

/**
 * The owner's answers to a website's contradictions, by `questionId`: the right value, or null for none of them. A
 * missing question is open.
 */
export type WebsiteAnswers = Readonly<Record<string, string | null>>

/** The question about what a business sells, asked if the website doesn't make it certain (BRF-06). */
export const soldQuestion = 'sold'

/** Identity of a question among those of its website, the same after every scan: `phone`, `price:Wren`. */
export function questionId({ field, subject }: Pick<Contradiction, 'field' | 'subject'>): string {
  return subject === undefined ? field : `${field}:${subject}`
}

/**
 * A website's data after its owner settled the contradictions: the right value replaces all others, and whatever the
 * pages say with another value is left out. While a question is open, or the answer is none of its values, there is no
 * value.
 */
export function settleWebsiteData(data: WebsiteData, answers: WebsiteAnswers): WebsiteData {
  return data.questions.reduce((settled, question) => settle(settled, question, answers), data)
}

type Answer = Contradiction['answers'][number]

function settle(data: WebsiteData, question: Contradiction, answers: WebsiteAnswers): WebsiteData {
  const given = answers[questionId(question)]
  const right = question.answers.find(({ value }) => value === given)
  const wrong = question.answers.filter((answer) => answer !== right)
  const isWrongText = (text: string) => repeats(text, question.subject, wrong)
  const isWrongField = ({ value }: Field<string>) => isWrongText(value)
  return {
    ...data,
    summary: data.summary && isWrongField(data.summary) ? null : data.summary,
    differentiators: data.differentiators.filter((field) => !isWrongField(field)),
    audiences: data.audiences.filter((field) => !isWrongField(field)),
    offers: data.offers.flatMap((offer) =>
      question.field === 'price' && offer.value.name === question.subject
        ? [priced(offer, right, wrong)]
        : isWrongText(offer.value.name)
          ? []
          : [offer],
    ),
    proofs: data.proofs.filter(({ value }) => !isWrongText(value.text)),
    occasions: data.occasions.filter(({ value }) => !isWrongText(value.text)),
    // If pages disagree about the hours, none are certain.
    hours: question.field === 'openingHours' && !right ? [] : data.hours,
    contact:
      question.field === 'phone'
        ? { ...data.contact, phone: right ? certain(right.value, right) : null }
        : data.contact,
  }
}

function certain<T>(value: T, { evidence }: Answer): Field<T> {
  return { value, confidence: 1, evidence: [evidence] }
}

function priced(offer: Field<Offer>, right: Answer | undefined, wrong: readonly Answer[]): Field<Offer> {
  const { name } = offer.value
  if (right) return certain({ ...offer.value, price: right.value }, right)
  const quotesNoPrice = ({ quote }: Evidence) => !repeats(quote, undefined, wrong)
  const unpriced = offer.evidence.filter(quotesNoPrice)
  return {
    value: { ...offer.value, price: null },
    confidence: offer.confidence,
    // The name itself was read on the page, whatever was next to it.
    evidence: unpriced.length > 0 ? unpriced : offer.evidence.map((one) => ({ ...one, quote: name })),
  }
}

/** Whether a text states one of the values, for the subject if there is one: `Rye, now €5` states `€5` for `rye`. */
function repeats(text: string, subject: string | undefined, answers: readonly Answer[]): boolean {
  const words = comparable(text)
  if (subject !== undefined && !words.includes(comparable(subject))) return false
  return answers.some(({ value }) => standsIn(words, comparable(value)))
}

function comparable(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

// As a whole value: €5 is not part of €50 or €5.20.
function standsIn(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) {
    const isCutBefore = /[\p{L}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{N}]/u.test(value)
    if (!isCutBefore && !/^(?:[\p{L}\p{N}]|[.,]\p{N})/u.test(text.slice(at + value.length))) return true
  }
  return false
}
