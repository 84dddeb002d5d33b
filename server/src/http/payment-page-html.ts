import { fromMinorUnits } from '@aloft/domain/core/money'
import { formatNumber } from '@aloft/domain/core/numbers'
import { paymentPage as words } from '@aloft/messages/en/payment-page'
import type { EmbeddedPayment } from '../gateways/payment/embedded/embedded-payment.repo.ts'
import { type CardFault, testCards, type TypedCard } from '../gateways/payment/embedded/test-cards.ts'
import type { PaymentDescription } from '../gateways/payment/payment.port.ts'
import { escapeHtml } from '@aloft/served-pages/escape-html'
import { cardPageStyle } from '@aloft/served-pages/card-page-style'
import { plainPage } from '@aloft/served-pages/plain-page'

export type CardFields = TypedCard
export const emptyFields: CardFields = { number: '', expiry: '', code: '' }

interface Shown {
  readonly payment: EmbeddedPayment
  readonly product: string
  readonly nonce: string
  /** Values typed before. */
  readonly fields: CardFields
  readonly fault: CardFault | null
  /** Address to return to afterwards. */
  readonly back: string
}

/** A future date and a code, for test numbers that are chosen with one click. */
const withAnyNumber = { expiry: '12 / 49', code: '123' }

const faultyField = { notATestCard: 'number', badExpiry: 'expiry', badCode: 'code' } as const

export function paymentPageHtml(shown: Shown): string {
  const { payment, product, nonce } = shown
  const { heading, body } = partOf(shown)
  const main = `<p class="badge">${words.badge}</p>
      <p class="product">${escapeHtml(product)}</p>
      <h1>${heading}</h1>
      <p class="what">${describe(payment.description)}</p>
      ${body}
      <p class="note">${fill(words.lead, { product })}</p>`
  return plainPage({ title: heading, product, nonce, style: cardPageStyle, main })
}

function partOf(shown: Shown): { heading: string; body: string } {
  const { payment, product, back } = shown
  const isSetup = payment.kind === 'setup'
  const amount = amountOf(payment)
  const heading = isSetup ? words.keepTitle : fill(words.title, { amount })
  const leave = form('leave', button(isSetup ? words.leaveKeep : words.leave, 'quiet'))
  switch (payment.status) {
    case 'paid':
    case 'failed':
    case 'canceled':
      return {
        heading: words.over[payment.status],
        body: `<p><a class="main" href="${escapeHtml(back)}">${fill(words.over.back, { product })}</a></p>`,
      }
    case 'authentication': {
      const { authentication: asked } = words
      const question = fill(isSetup ? asked.keepLead : asked.lead, { amount })
      return { heading: asked.title, body: choice(question, asked) }
    }
    case 'open':
      return payment.method === 'paypal'
        ? { heading: fill(words.paypal.title, { amount }), body: choice(words.paypal.lead, words.paypal) }
        : { heading, body: cardForm(shown) + leave + numbers() }
  }
}

function choice(question: string, { approve, refuse }: { approve: string; refuse: string }): string {
  return `<p>${question}</p><div class="choice">${form('approve', button(approve))}${form('refuse', button(refuse, 'quiet'))}</div>`
}

function cardForm({ payment, fields, fault }: Shown): string {
  const field = (name: keyof CardFields, isNumeric: boolean) => {
    const message = fault && faultyField[fault] === name ? words.faults[fault] : null
    return `<div class="field ${name}">
        <label for="${name}">${words[name]}</label>
        <input id="${name}" name="${name}" value="${escapeHtml(fields[name])}" required autocomplete="off"
          ${isNumeric ? 'inputmode="numeric"' : ''} maxlength="24"
          ${message ? `aria-invalid="true" aria-describedby="${name}-wrong"` : ''} />
        ${message ? `<p class="wrong" id="${name}-wrong">${message}</p>` : ''}
      </div>`
  }
  const refusal = !fault && payment.failure ? words.refusals[payment.failure] : null
  const submit = payment.kind === 'setup' ? words.keep : fill(words.pay, { amount: amountOf(payment) })
  return `${refusal ? `<p class="refused" role="alert">${refusal}</p>` : ''}
    ${form('card', `<div class="fields">${field('number', true)}${field('expiry', false)}${field('code', true)}</div>${button(submit)}`)}`
}

function numbers(): string {
  const rows = Object.keys(testCards).map((number) => {
    const meaning = words.cards[number as keyof typeof words.cards]
    const shown = number.replace(/(\d{4})(?=\d)/g, '$1 ')
    const hidden = Object.entries({ number, ...withAnyNumber })
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}" />`)
      .join('')
    return `<li>${form('card', `${hidden}<button type="submit" class="row"><code>${shown}</code> ${meaning}</button>`)}</li>`
  })
  return `<h2>${words.numbers}</h2><p>${words.numbersLead}</p><ul>${rows.join('')}</ul>`
}

// Without an action, the form posts to the page's own address.
function form(step: string, inside: string): string {
  return `<form method="post"><input type="hidden" name="step" value="${step}" />${inside}</form>`
}

function button(text: string, style: 'main' | 'quiet' = 'main'): string {
  return `<button type="submit" class="${style}">${text}</button>`
}

function amountOf({ amount, currency }: EmbeddedPayment): string {
  return `${formatNumber(fromMinorUnits(amount), 2)} ${currency}`
}

function describe(description: PaymentDescription): string {
  switch (description.kind) {
    case 'ad':
      return fill(words.forAd, { name: description.name })
    case 'plan':
      return escapeHtml(description.name)
    case 'card':
      return escapeHtml(words.keepCard)
  }
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''))
}
