import type { ConfidenceWord } from '@aloft/domain/scans/scan-fields.rules'
import type {} from '@aloft/messages/i18n'
import Quote from 'lucide-react/icons/quote'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Stack } from '@aloft/design-system/primitives/stack'
import type { Status } from '@aloft/design-system/theme/tokens'
import * as css from './evidence.css.ts'
import { evidenceLines, type QuotedPage } from './evidence-lines.ts'
import { PageLink } from './page-link.tsx'

/** How certain a value is, or who entered it; the first three are for found values. */
export type ConfidenceKind =
  | ConfidenceWord
  | 'measured'
  | 'undecided'
  | 'decided'
  | 'yours'
  | 'given'
  | 'awaited'
  | 'missing'

const readings: Partial<Record<ConfidenceKind, { ticks: number; tone: Status }>> = {
  certain: { ticks: 5, tone: 'live' },
  measured: { ticks: 5, tone: 'live' },
  likely: { ticks: 3, tone: 'pending' },
  undecided: { ticks: 2, tone: 'pending' },
  unsure: { ticks: 2, tone: 'ending' },
}

/** Confidence as a word under five ticks; values the user wrote or chose have no ticks. */
export function Confidence({ kind }: { kind: ConfidenceKind }) {
  const { t } = useTranslation()
  const reading = readings[kind]
  const word = t(`onboarding.confidence.${kind}`)
  const isTheirs = kind === 'yours' || kind === 'decided'
  return (
    <div className={css.confidence({ kind })}>
      {reading ? (
        <div className={css.ticks} aria-hidden="true">
          <Ruler ticks={rulerTicks(5, reading.ticks, false)} tone={reading.tone} label={word} />
        </div>
      ) : null}
      <span className={css.withIcon}>
        {isTheirs ? <Icon name={kind === 'yours' ? 'draft' : 'check'} size={14} /> : null}
        {word}
      </span>
    </div>
  )
}

/** Page titles by address. */
export type PageTitles = Readonly<Record<string, string | null>>

export interface EvidenceProps {
  evidence: readonly QuotedPage[]
  /** The values shown above: a quote that repeats one isn't shown. */
  values?: readonly string[]
  titles?: PageTitles
  /** `pages` only names the pages, for measured values. */
  variant?: 'quotes' | 'pages'
}

const shownQuotes = 2
const shownPages = 3

function Line({ children }: { children: ReactNode }) {
  return (
    <div className={css.line}>
      <span className={css.mark}>
        <Quote size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={css.words}>{children}</div>
    </div>
  )
}

function Pages({ lead, urls, titles }: { lead: string; urls: readonly string[]; titles: PageTitles }) {
  const { t } = useTranslation()
  const rest = urls.length - shownPages
  return (
    <Line>
      {lead}{' '}
      {urls.slice(0, shownPages).map((url, index) => (
        <Fragment key={url}>
          {index > 0 ? ', ' : null}
          <PageLink url={url} title={titles[url]} />
        </Fragment>
      ))}
      {rest > 0 ? ` ${t('onboarding.evidence.morePages', { count: rest })}` : null}
    </Line>
  )
}

/** The evidence for a value: the website's words, and their page. */
export function Evidence({ evidence, values = [], titles = {}, variant = 'quotes' }: EvidenceProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (evidence.length === 0) return null
  if (variant === 'pages') {
    const urls = [...new Set(evidence.map(({ url }) => url))]
    return (
      <Stack gap={4} align="start">
        <Pages lead={t('onboarding.evidence.readOn')} urls={urls} titles={titles} />
      </Stack>
    )
  }
  const { quotes, wordForWord, inMarkup } = evidenceLines(evidence, values)
  const rest = quotes.length - shownQuotes
  return (
    <Stack gap={4} align="start">
      {wordForWord.length > 0 ? (
        <Pages lead={t('onboarding.evidence.wordForWord')} urls={wordForWord} titles={titles} />
      ) : null}
      {inMarkup.length > 0 ? (
        <Pages lead={t('onboarding.evidence.readOn')} urls={inMarkup} titles={titles} />
      ) : null}
      {quotes.slice(0, isOpen ? quotes.length : shownQuotes).map(({ quote, url }) => (
        <Line key={quote}>
          <q dir="auto">{quote}</q> <PageLink url={url} title={titles[url]} />
        </Line>
      ))}
      {rest > 0 ? (
        <div className={css.toggle}>
          <Button variant="quiet" size="small" onPress={() => setOpen(!isOpen)}>
            {isOpen ? t('onboarding.evidence.fewer') : t('onboarding.evidence.more', { count: rest })}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
