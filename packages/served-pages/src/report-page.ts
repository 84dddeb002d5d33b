import { countableIn, leadingFigures } from '@aloft/domain/ads/report-figures.rules'
import { type Change, changeOf, type DaySpan } from '@aloft/domain/ads/report-days.rules'
import { reportSentence } from '@aloft/domain/ads/report-sentence.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import { formatDate } from '@aloft/messages/date-format'
import { dayWords } from '@aloft/messages/day-words'
import { reportPage as words } from '@aloft/messages/en/report-page'
import { createI18n } from '@aloft/messages/i18n'
import { figureWords, sentenceWords } from '@aloft/messages/report-words'
import { escapeHtml } from './escape-html.ts'
import { plainPage } from './plain-page.ts'
import { reportChart } from './report-chart.ts'
import { reportPageStyle } from './report-page-style.ts'
import type { SharedFigures, SharedReport } from './shared-report.ts'

interface Page {
  readonly product: string
  readonly nonce: string
}

const { t } = createI18n().get()

/** A report that is shared by link. */
export function reportPageHtml({ report, product, nonce }: Page & { readonly report: SharedReport }): string {
  const { brandName, adName, color, expiryDate, figures } = report
  const main = `<p class="brand">${escapeHtml(brandName)}</p>
      <h1>${escapeHtml(adName ?? words.allAds)}</h1>
      ${figures ? figuresHtml(figures) : `<p class="sentence">${words.noLaunch}</p>`}
      <p class="note">${fill(words.ends, { date: formatDate(expiryDate, 'date') })} ${fill(words.by, { product })}.</p>`
  const style = `${reportPageStyle}${color ? `:root { --brand: ${color}; }` : ''}`
  return plainPage({ title: words.title, product, nonce, style, main })
}

/** In place of a report whose link has ended, or never existed. */
export function endedReportHtml({ product, nonce }: Page): string {
  const main = `<p class="brand">${escapeHtml(product)}</p><h1>${words.ended.title}</h1><p>${words.ended.lead}</p>`
  return plainPage({ title: words.ended.title, product, nonce, style: reportPageStyle, main })
}

function figuresHtml(figures: SharedFigures): string {
  const { shown, currency, isSimulated } = figures
  const { span, before } = shown
  return `<p class="sentence">${escapeHtml(sentenceWords(t, currency, reportSentence(shown)))}</p>
      <p class="soft">${span ? spanWords(span, words.span) : ''}${before ? ` · ${spanWords(before.span, words.compared)}` : ''}</p>
      ${isSimulated ? `<p class="badge">${words.simulated}</p>` : ''}
      ${tiles(figures)}
      ${span ? `<h2>${words.clicksByDay}</h2>${shown.before ? `<p class="soft">${words.before}</p>` : ''}${reportChart(shown)}` : ''}
      ${rowsTable(figures)}
      ${span ? daysTable(figures) : ''}`
}

const spanWords = ({ from, until }: DaySpan, text: string) =>
  fill(text, { from: dayWords(from), until: dayWords(until) })

function tiles({ shown: { performance, before }, currency }: SharedFigures): string {
  const figure = figureWords(t, currency)
  const tile = (name: Parameters<typeof figure>[0]) => {
    const change = before && changeOf(performance[name], before.performance[name])
    const since = change && changeWords(change, figure(name, before.performance[name]))
    return `<div><dt>${t(`reports.figures.${name}`)}</dt><dd>${figure(name, performance[name])}</dd>${since ? `<dd class="since">${since}</dd>` : ''}</div>`
  }
  return `<dl>${leadingFigures(countableIn(performance)).map(tile).join('')}</dl>`
}

function changeWords({ way, percent }: Change, before: string): string {
  if (way === 'same') return t('reports.change.same')
  if (percent === null) return t('reports.change.fromNothing', { before })
  const signed = `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
  return t(`reports.change.${way}${percent === 0 ? 'Slightly' : ''}`, { percent: signed, before })
}

function rowsTable({ rows, currency, shown }: SharedFigures): string {
  if (rows.length === 0) return ''
  const figure = figureWords(t, currency)
  const columns = leadingFigures(countableIn(shown.performance))
  const isOfAd = rows.some(({ name }) => typeof name === 'number')
  const head = [
    t(isOfAd ? 'reports.table.launch' : 'reports.table.ad'),
    ...columns.map((name) => t(`reports.figures.${name}`)),
  ]
  const body = rows.map(({ name, performance }) => [
    typeof name === 'number' ? t('reports.table.launchName', { number: name }) : name,
    ...columns.map((column) => figure(column, performance[column])),
  ])
  return `<h2>${t(isOfAd ? 'reports.table.launches' : 'reports.table.ads')}</h2>${table(head, body)}`
}

function daysTable({ shown }: SharedFigures): string {
  const columns = ['impressions', 'clicks', 'conversions'] as const
  const head = [words.day, ...columns.map((name) => t(`reports.figures.${name}`))]
  const body = shown.days.map((day) => [
    dayWords(day.day),
    ...columns.map((column) => {
      const value = day[column]
      return value === null ? t('reports.notAvailable') : formatNumber(value)
    }),
  ])
  return `<details><summary>${words.days}</summary>${table(head, body)}</details>`
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((cell, place) =>
      place === 0 ? `<th scope="row">${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`,
    )
  const heads = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')
  const rows = body.map((row) => `<tr>${cells(row).join('')}</tr>`).join('')
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(head[0] ?? '')}"><table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''))
}
