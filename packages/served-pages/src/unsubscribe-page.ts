import type { MailTopic } from '@aloft/domain/notifications/mail-topics'
import { unsubscribePage as words } from '@aloft/messages/en/unsubscribe-page'
import { escapeHtml } from './escape-html.ts'
import { cardPageStyle } from './card-page-style.ts'
import { plainPage } from './plain-page.ts'

interface Page {
  readonly product: string
  readonly nonce: string
}

/** What an address gets or has unsubscribed from. */
interface Subscription {
  readonly email: string
  readonly topic: MailTopic
  readonly unsubscribedDate: Date | null
}

/** Asks before it unsubscribes; afterwards, says so and offers to resume. */
export function unsubscribePageHtml({
  subscription,
  path,
  choicesUrl,
  ...page
}: Page & {
  readonly subscription: Subscription
  /** Of the link. */ readonly path: string
  readonly choicesUrl: string
}): string {
  const { email, topic, unsubscribedDate } = subscription
  const values = { email, topic: words.topics[topic] }
  const choices = `<p class="note"><a href="${escapeHtml(choicesUrl)}">${words.choices}</a></p>`
  return unsubscribedDate
    ? pageOf(
        page,
        words.done,
        fill(words.doneLead, values),
        `${form(`${path}/resume`, words.resume, 'quiet')}${choices}`,
      )
    : pageOf(
        page,
        fill(words.question, values),
        fill(words.lead, values),
        `${form(path, words.confirm, 'main')}${choices}`,
      )
}

/** In place of a link that was never sent, or whose account is deleted. */
export function unknownSubscriptionHtml(page: Page): string {
  return pageOf(page, words.unknown.title, words.unknown.lead, '')
}

function pageOf({ product, nonce }: Page, heading: string, lead: string, body: string): string {
  const main = `<p class="product">${escapeHtml(product)}</p>
      <h1>${heading}</h1>
      <p class="what">${lead}</p>
      ${body}`
  return plainPage({ title: words.title, product, nonce, style: cardPageStyle, main })
}

function form(path: string, button: string, style: 'main' | 'quiet'): string {
  return `<form method="post" action="${path}"><button class="${style}">${button}</button></form>`
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''))
}
