import { onboarding } from '@aloft/messages/en/onboarding'
import type {} from '@aloft/messages/i18n'
import { useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon, type IconName } from '@aloft/design-system/primitives/icon'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { PageTitles } from './evidence.tsx'
import { type LogRow, logRows, type ScanLogLine } from './log-rows.ts'
import { isHomePage, pageName, pagePath } from './page-name.ts'
import * as css from './scan-log.css.ts'
import { useThrottled } from '@aloft/design-system/patterns/use-throttled'

export interface ScanLogProps {
  /** Oldest first; shown newest first. */
  lines: readonly ScanLogLine[]
  /** Addresses of our copies of the pictures, which are there once the scan has ended. */
  pictures?: readonly string[]
}

/** The titles of the pages that were read, by address. */
export function pageTitles(lines: ScanLogProps['lines']): PageTitles {
  const pages = lines.filter(({ kind }) => kind === 'page')
  return Object.fromEntries(pages.map(({ url, title }) => [url, title]))
}

/** Screen readers hear the newest line at most this often, in milliseconds. */
const announceEvery = 3000
const mostThumbs = 6

type Found = keyof typeof onboarding.log.found
const isFound = (name: string): name is Found => Object.hasOwn(onboarding.log.found, name)
type Reason = keyof typeof onboarding.log.reasons
const isReason = (reason: string): reason is Reason => Object.hasOwn(onboarding.log.reasons, reason)

function toneOf({ outcome }: LogRow) {
  if (outcome === 'reading') return 'open'
  return outcome === 'read' ? 'fine' : 'left'
}

const marks: Readonly<Record<ReturnType<typeof toneOf>, IconName>> = {
  fine: 'check',
  left: 'close',
  open: 'pending',
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
    title: ({ kind, url, title }: LogRow) => {
      if (kind !== 'page') return t(`onboarding.log.kinds.${kind}`)
      return isHomePage(url) ? t('onboarding.page.home') : pageName(url, title)
    },
    note: ({ kind, outcome, found, isMissing, reason, count }: LogRow) => {
      if (kind === 'picture') return t('onboarding.measured.pictureCount', { count })
      if (reason && isReason(reason)) return t(`onboarding.log.reasons.${reason}`)
      if (isMissing) return t('onboarding.log.missing')
      if (outcome !== 'read') return t(`onboarding.log.outcomes.${outcome}`)
      const names = found.filter(isFound).map((name) => t(`onboarding.log.found.${name}`))
      return names.length > 0 ? capital(names.join(', ')) : t('onboarding.log.outcomes.read')
    },
  }
}

/** What a website scan did, in rows that people read; a narrow container only shows the newest one. */
export function ScanLog({ lines, pictures = [] }: ScanLogProps) {
  const { t } = useTranslation()
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const newestFirst = logRows(lines).toReversed()
  const [newest] = newestFirst
  const pages = lines.filter(({ kind, outcome }) => kind === 'page' && outcome === 'read').length
  const newestWords = newest
    ? t('onboarding.log.announced', { title: words.title(newest), note: words.note(newest) })
    : ''
  const announced = useThrottled(newestWords, announceEvery)
  return (
    <section className={css.log} aria-label={t('onboarding.log.title')}>
      <div className={css.head}>
        <Stack gap={0}>
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
        </Stack>
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
        {newestFirst.map((row) => (
          <li key={row.id} className={css.line}>
            <time className={css.time} dateTime={row.date.toISOString()}>
              {words.time(row.date)}
            </time>
            <span className={css.mark({ tone: toneOf(row) })}>
              <Icon name={marks[toneOf(row)]} size={14} />
            </span>
            <span className={css.what}>
              <bdi className={css.name}>{words.title(row)}</bdi>{' '}
              {row.kind !== 'page' || words.title(row) === pagePath(row.url) ? null : (
                <bdi className={css.path}>{pagePath(row.url)}</bdi>
              )}
              <span className={css.note}>{words.note(row)}</span>
              {row.kind === 'picture' && pictures.length > 0 ? <Thumbs pictures={pictures} /> : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The brief beside the log describes them all. */
function Thumbs({ pictures }: { pictures: readonly string[] }) {
  return (
    <span className={css.thumbs} aria-hidden="true">
      {pictures.slice(0, mostThumbs).map((url) => (
        <img key={url} className={css.thumb} {...sizedPicture(url, '32px')} alt="" />
      ))}
    </span>
  )
}
