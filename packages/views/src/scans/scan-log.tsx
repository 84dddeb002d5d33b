import type { ScanStep, ScanStepOutcome } from '@aloft/domain/scans/scan.entity'
import { onboarding } from '@aloft/messages/en/onboarding'
import type {} from '@aloft/messages/i18n'
import { useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { PageTitles } from './evidence.tsx'
import { isHomePage, pageName, pagePath } from './page-name.ts'
import * as css from './scan-log.css.ts'
import { useThrottled } from '@aloft/design-system/patterns/use-throttled'

/** A line of the log; `reading` is the page being read now. */
export interface ScanLogLine extends Pick<ScanStep, 'kind' | 'url' | 'status' | 'title' | 'found'> {
  /** The server's reason why nothing was read; a reason without a text in the catalogue isn't shown. */
  reason?: string | null
  seq: number
  date: Date
  outcome: ScanStepOutcome | 'reading'
}

export interface ScanLogProps {
  /** Oldest first; shown newest first. */
  lines: readonly ScanLogLine[]
}

/** The titles of the pages that were read, by address. */
export function pageTitles(lines: ScanLogProps['lines']): PageTitles {
  const pages = lines.filter(({ kind }) => kind === 'page')
  return Object.fromEntries(pages.map(({ url, title }) => [url, title]))
}

/** Screen readers hear the newest line at most this often, in milliseconds. */
const announceEvery = 3000

type Found = keyof typeof onboarding.log.found
const isFound = (name: string): name is Found => Object.hasOwn(onboarding.log.found, name)
type Reason = keyof typeof onboarding.log.reasons
const isReason = (reason: string): reason is Reason => Object.hasOwn(onboarding.log.reasons, reason)

function toneOf({ outcome }: ScanLogLine) {
  if (outcome === 'reading') return 'open'
  return outcome === 'read' ? 'fine' : 'left'
}

function useWords() {
  const { t, i18n } = useTranslation()
  const times = new Intl.DateTimeFormat(i18n.language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1)
  return {
    time: (date: Date) => times.format(date),
    title: ({ kind, url, title }: ScanLogLine) => {
      if (kind !== 'page') return t(`onboarding.log.kinds.${kind}`)
      return isHomePage(url) ? t('onboarding.page.home') : pageName(url, title)
    },
    note: ({ kind, outcome, found, status, reason }: ScanLogLine) => {
      if (reason && isReason(reason)) return t(`onboarding.log.reasons.${reason}`)
      if (outcome === 'refused' && (status === 404 || status === 410)) return t('onboarding.log.missing')
      if (outcome !== 'read') return t(`onboarding.log.outcomes.${outcome}`)
      const names = found.filter(isFound).map((name) => t(`onboarding.log.found.${name}`))
      if (names.length > 0) return capital(names.join(', '))
      return kind === 'robots' ? t('onboarding.log.allowed') : t('onboarding.log.outcomes.read')
    },
  }
}

/** What a website scan did, line by line; a narrow container only shows the newest line. */
export function ScanLog({ lines }: ScanLogProps) {
  const { t } = useTranslation()
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const newestFirst = lines.toReversed()
  const [newest] = newestFirst
  const pages = lines.filter(({ kind, outcome }) => kind === 'page' && outcome === 'read').length
  const newestWords = newest
    ? t('onboarding.log.announced', { title: words.title(newest), note: words.note(newest) })
    : ''
  const announced = useThrottled(newestWords, announceEvery)
  return (
    <section className={css.log} aria-label={t('onboarding.log.title')}>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={2} size={16}>
            {t('onboarding.log.title')}
          </Heading>
          {newest ? (
            <div className={css.newest} aria-hidden="true">
              <Text as="div" size={13} tone="soft" wrap="cut">
                {newestWords}
              </Text>
            </div>
          ) : null}
        </div>
        <div className={css.count}>
          <Text as="span" size={13} tone="faint" figures="tabular">
            {pages > 0 ? t('onboarding.log.pages', { count: pages }) : t('onboarding.log.noPages')}
          </Text>
        </div>
        <div className={css.unfold}>
          <Button size="small" variant="quiet" onPress={() => setOpen(!isOpen)}>
            {isOpen ? t('onboarding.log.fold') : t('onboarding.log.showAll')}
          </Button>
        </div>
      </div>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      <ol id={listId} className={css.lines({ isOpen })}>
        {newestFirst.map((line) => (
          <li key={line.seq} className={css.line}>
            <time className={css.time} dateTime={line.date.toISOString()}>
              {words.time(line.date)}
            </time>
            <span className={css.status({ tone: toneOf(line) })}>
              {line.status ?? (
                <>
                  <span aria-hidden="true">…</span>
                  {line.outcome === 'reading' ? null : (
                    <VisuallyHidden>{t('onboarding.log.noStatus')}</VisuallyHidden>
                  )}
                </>
              )}
            </span>
            <span className={css.what}>
              <bdi className={css.name}>{words.title(line)}</bdi>{' '}
              {words.title(line) === pagePath(line.url) ? null : (
                <bdi className={css.path}>{pagePath(line.url)}</bdi>
              )}
              <span className={css.note}>{words.note(line)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
