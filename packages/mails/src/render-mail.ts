import { mails } from '@aloft/messages/en/mails'
import { createMailI18n } from '@aloft/messages/mail-i18n'
// Compiled from frame.mjml by `npm run docs`.
import { frame } from './generated/frame.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailContent, MailSender } from './mail-content.ts'
import { type MailName, mailKinds } from './mail-kinds.ts'
import { htmlRows, plainRows } from './mail-rows.ts'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const previewLength = 110

/**
 * The rendered mail: its subject, the plain text, and the same as an HTML page in the product's frame. Mails with a
 * topic have a link to unsubscribe from it.
 */
export function renderMail(
  name: MailName,
  content: MailContent,
  sender: MailSender,
  unsubscribeUrl = '',
): RenderedMail {
  const i18n = createMailI18n(content.language)
  const { product, publicUrl, postalAddress = '' } = sender
  const values = { ...content.values, product, to: content.to }
  // An empty text in the catalogue means that the mail does not have that part.
  const translate = (part: keyof (typeof mails)[MailName]) =>
    mails[name][part] && i18n.t(`mails.${name}.${part}`, values)
  const { link, rows = [] } = content
  const words = {
    language: i18n.language,
    product,
    subject: oneLine(translate('subject')),
    title: oneLine(translate('title')),
    button: oneLine(translate('button')),
    note: translate('note'),
    linkHint: i18n.t('mails.linkHint'),
    link: link ?? '',
    reason: oneLine(i18n.t(`mails.reasons.${mailKinds[name].reason}`, values)),
    unsubscribe: i18n.t('mails.unsubscribe'),
    unsubscribeUrl,
    footer: i18n.t('mails.footer', { product, host: new URL(publicUrl).host }),
    postalAddress,
  }
  const body = translate('body')
  return {
    subject: words.subject,
    text: plainText({ ...words, body, rows: plainRows(rows) }),
    html: page({ ...words, preview: oneLine(body).slice(0, previewLength) }, body, htmlRows(rows)),
  }
}

function plainText(
  words: Readonly<
    Record<
      | 'title'
      | 'body'
      | 'rows'
      | 'button'
      | 'link'
      | 'note'
      | 'reason'
      | 'unsubscribe'
      | 'unsubscribeUrl'
      | 'footer'
      | 'postalAddress',
      string
    >
  >,
): string {
  const { title, body, rows, button, link, note, reason, unsubscribeUrl, footer, postalAddress } = words
  const unsubscribe = unsubscribeUrl && `${words.unsubscribe}:\n${unsubscribeUrl}`
  const sender = [footer, postalAddress].filter(Boolean).join('\n')
  const foot = [reason, unsubscribe, sender].filter(Boolean).join('\n\n')
  const parts = [title, body, rows, link && `${button}:\n${link}`, note, `-- \n${foot}`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function page(words: Readonly<Record<string, string>>, body: string, rows: string): string {
  const paragraphs = body
    .split(/\n{2,}/)
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br />')}</p>`)
  const filled: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(words).map(([word, text]) => [word, escapeHtml(text)])),
    body: paragraphs.join(''),
    rows,
  }
  const parts = {
    rows: rows !== '',
    button: words['link'] !== '',
    note: words['note'] !== '',
    unsubscribe: words['unsubscribeUrl'] !== '',
  }
  const shown = Object.entries(parts).reduce((html, [part, isShown]) => keepPart(html, part, isShown), frame)
  // Fills in one pass, so that placeholders inside values are not filled. A formatter may have split a placeholder
  // across lines.
  return shown.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, word: string) => {
    const text = filled[word]
    if (text === undefined) throw new Error(`the mail frame names {{${word}}}, which no mail has`)
    return text
  })
}

function keepPart(html: string, part: string, isShown: boolean): string {
  const marked = new RegExp(`<!-- ${part} -->([^]*)<!-- /${part} -->`)
  if (!marked.test(html)) throw new Error(`the mail frame has no part ${part}`)
  return html.replace(marked, isShown ? '$1' : '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
