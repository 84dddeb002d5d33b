import { readFileSync } from 'node:fs'
import { mails } from '@aloft/messages/en/mails'
import { createMailI18n } from '@aloft/messages/mail-i18n'
import type { Settings } from '../env.ts'
import type { MailName } from './catalogue.ts'
import type { MailContent } from './define.ts'
import { htmlRows, plainRows } from './mail-rows.ts'
import { escapeHtml } from './escape-html.ts'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

// Compiled from frame.mjml by `npm run docs`.
const frame = readFileSync(new URL('generated/frame.html', import.meta.url), 'utf8')
const previewLength = 110

/** The rendered mail: its subject, the plain text, and the same as an HTML page in the product's frame. */
export function renderMail(
  name: MailName,
  content: MailContent,
  settings: Pick<Settings, 'PRODUCT_NAME' | 'publicUrl'>,
): RenderedMail {
  const i18n = createMailI18n(content.language)
  const product = settings.PRODUCT_NAME
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
    footer: i18n.t('mails.footer', { product, host: new URL(settings.publicUrl).host }),
  }
  const body = translate('body')
  return {
    subject: words.subject,
    text: plainText({ ...words, body, rows: plainRows(rows) }),
    html: page({ ...words, preview: oneLine(body).slice(0, previewLength) }, body, htmlRows(rows)),
  }
}

function plainText(words: {
  title: string
  body: string
  rows: string
  button: string
  link: string
  note: string
  footer: string
}): string {
  const { title, body, rows, button, link, note, footer } = words
  const parts = [title, body, rows, link && `${button}:\n${link}`, note, `-- \n${footer}`]
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
  const parts = { rows: rows !== '', button: words['link'] !== '', note: words['note'] !== '' }
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
