import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { statusGroupOf } from '@aloft/domain/balloons/status-groups.rules'
import type {} from '@aloft/messages/i18n'
import type { Translate } from '@aloft/messages/text-key'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './brand-root.css.ts'

/** What the launches add to the headline, from `headlineFacts`. */
export interface HeadlineFacts {
  /** After the one that says what is live. */
  sentences: readonly string[]
  /** How many things ask this person to do something. */
  needs: number
}

export interface BrandRootHeadlineProps {
  statuses: readonly string[]
  /** Null if they couldn't be loaded. */
  facts: HeadlineFacts | 'loading' | null
}

/** An ad with one of these statuses has never been live. */
const early: ReadonlySet<BalloonStatus> = new Set(['IN_PROGRESS', 'pending', 'pending_approval', 'rejected'])

/** A number at the start of a sentence. */
export function numberWords(t: Translate, value: number): string {
  // Plans don't have a thousand ads, so no number needs a separator.
  return t('brandRoot.headline.numbers').split(' ')[value - 1] ?? String(value)
}

/** The overview in up to three sentences: what is live, what it costs, what needs somebody. */
export function BrandRootHeadline({ statuses, facts }: BrandRootHeadlineProps) {
  const { t } = useTranslation()
  const known = statuses.map(canonicalStatus)
  const live = known.filter((status) => statusGroupOf(status) === 'live').length
  const isLoading = facts === 'loading'
  const sentences = [
    live > 0
      ? t('brandRoot.headline.live', { count: live, number: numberWords(t, live) })
      : t(`brandRoot.headline.${known.every((status) => early.has(status)) ? 'noneYet' : 'noneNow'}`),
    ...(isLoading || !facts ? [] : facts.sentences),
  ]
  // Ink goes to what needs somebody; if nothing does, all of it recedes.
  const isCalm = isLoading || facts?.needs === 0
  return (
    <h1 className={css.headline}>
      {sentences.map((sentence, place) => (
        <Heading key={sentence} size={44} tone={place === sentences.length - 1 && !isCalm ? 'ink' : 'faint'}>
          {sentence}{' '}
        </Heading>
      ))}
      {isLoading ? (
        <span className={css.lines}>
          {live > 0 ? <Skeleton width="62%" height={28} /> : null}
          <Skeleton width="54%" height={28} />
        </span>
      ) : null}
    </h1>
  )
}
