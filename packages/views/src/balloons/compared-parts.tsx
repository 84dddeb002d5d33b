import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './compared-parts.css.ts'
import { DifferingWords } from '@aloft/design-system/patterns/differing-words'
import { type EditSubject, useSubjectName } from './edit-subject.ts'

/** Parts that are neither a text nor a list of words. */
export const namedParts = [
  'adCreativeId',
  'campaignGoal',
  'componentOrder',
  'durationDays',
  'fbButtonLabel',
  'fundingRecurrence',
  'gender',
  'goalUrl',
  'languages',
  'maxAge',
  'minAge',
  'punchline',
  'theme',
  'url',
] as const

/** One part of an ad in two versions. */
export interface ComparedPart {
  readonly id: string
  readonly subject: EditSubject | { readonly kind: 'part'; readonly part: (typeof namedParts)[number] }
  readonly before: string
  readonly after: string
}

export interface ComparedPartsProps {
  /** Names of the two versions, the earlier one first. */
  names: readonly [string, string]
  /** The parts that differ. */
  parts: readonly ComparedPart[]
}

/** The differences between two versions of an ad, side by side (PUB-06). */
export function ComparedParts({ names, parts }: ComparedPartsProps) {
  const { t } = useTranslation()
  const nameOf = useSubjectName()
  return (
    <div className={css.table}>
      <div className={css.heads}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {parts.map(({ id, subject, before, after }) => {
        const name = subject.kind === 'part' ? t(`publishAd.history.parts.${subject.part}`) : nameOf(subject)
        return (
          <div key={id} role="group" aria-label={t('publishAd.history.part', { part: name })}>
            <h3 className={css.name}>{name}</h3>
            <div className={css.sides}>
              <p className={css.words} dir="auto">
                <DifferingWords text={before} other={after} />
              </p>
              <p className={css.words} dir="auto">
                <DifferingWords text={after} other={before} />
              </p>
            </div>
          </div>
        )
      })}
    </div>
  )
}
