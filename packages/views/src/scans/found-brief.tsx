import { checkBrandBrief, minSummaryLength } from '@aloft/domain/briefs/brief.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import { params } from '@aloft/domain/core/params'
import type { onboarding } from '@aloft/messages/en/onboarding'
import type {} from '@aloft/messages/i18n'
import { WriterNote } from '@aloft/design-system/patterns/writer-note'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Row } from '@aloft/design-system/primitives/row'
import { Text } from '@aloft/design-system/primitives/text'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type BriefFields, filledFields } from './brief-rows.tsx'
import * as css from './found-brief.css.ts'

/** Why the brand wasn't saved (ONB-07). */
export interface BrandBriefRefusal {
  reason: 'existingTitle' | 'existingIdea' | 'overIdeaLimit' | 'generic'
  /** For `existingIdea`: the name of the brand that has this website. */
  existingBrand?: string | undefined
  /** For `existingIdea`: replaces that brand's brief. */
  onReplace?: (() => void) | undefined
}

export interface FoundBriefProps {
  fields: BriefFields
  /** The logo in use. */
  picture?: string | undefined
  isReading: boolean
  /** How many questions aren't answered yet. */
  openQuestions: number
  /** Who drafted the brief from the owner's words. */
  writer?: Writer | undefined
  /** Names of the other brands of the account (ONB-08). */
  otherBrandNames?: readonly string[] | undefined
  isSaving?: boolean
  refusal?: BrandBriefRefusal | undefined
  /** Only called with a valid brief, and never while reading or saving. */
  onUse: () => void
  /** Its rows: fields, questions, and what was measured. */
  children: ReactNode
}

const none: readonly never[] = []

/** Why a brief can't be used yet. */
function useReason({ fields, isReading, otherBrandNames = none }: FoundBriefProps): string | null {
  const { t } = useTranslation()
  if (isReading) return t('onboarding.brief.stillReading')
  const failures = checkBrandBrief(
    { name: fields.name.value, summary: fields.summary.value },
    otherBrandNames,
  )
  if (failures.name === 'existingTitle') return t('onboarding.brief.nameTaken')
  if (failures.name === 'titleTooShort')
    return t('onboarding.brief.nameTooShort', { min: params.minTitleLength })
  if (failures.name) return t('onboarding.brief.nameNeeded')
  return failures.summary ? t('onboarding.brief.summaryNeeded', { min: minSummaryLength }) : null
}

/** A brief that is being made of a website or of words: whether it can be used, then its rows (BRF-02). */
export function FoundBrief(props: FoundBriefProps) {
  const { fields, picture, isReading, openQuestions, writer, isSaving = false, refusal } = props
  const { t } = useTranslation()
  const reason = useReason(props)
  const name = fields.name.value || t('onboarding.brief.unnamed')
  return (
    <section className={css.card} aria-label={t('onboarding.brief.region')}>
      <div className={css.head}>
        <Cluster gap={12} justify="between">
          <div className={css.who}>
            <Row gap={12}>
              <Avatar name={name} picture={picture} kind="brand" size={44} />
              <div className={css.name}>
                <Heading level={2} size={24}>
                  <bdi>{name}</bdi>
                </Heading>
              </div>
            </Row>
          </div>
          <Button variant="primary" isDisabled={reason !== null} isLoading={isSaving} onPress={props.onUse}>
            {isSaving ? t('onboarding.brief.saving') : t('onboarding.brief.use')}
          </Button>
        </Cluster>
        {refusal ? <Refusal {...refusal} isUsable={reason === null} /> : null}
      </div>
      <div className={css.lead}>
        <div>
          <Text as="div" size={13} tone="soft">
            {t('onboarding.brief.filled', { count: filledFields(fields), total: Object.keys(fields).length })}{' '}
            {isReading ? t('onboarding.brief.changeWhileReading') : t('onboarding.brief.change')}{' '}
            {openQuestions > 0 ? t('onboarding.brief.questions', { count: openQuestions }) : null}
          </Text>
          {writer ? <WriterNote writer={writer} /> : null}
        </div>
        <div role="status">
          {reason ? (
            <Text as="div" size={13} weight={isReading ? 'regular' : 'medium'}>
              {reason}
            </Text>
          ) : null}
        </div>
      </div>
      <div className={css.rows}>
        <div className={css.room}>{props.children}</div>
      </div>
    </section>
  )
}

const adviceOf = {
  existingTitle: 'nameTaken',
  existingIdea: 'siteTaken',
  overIdeaLimit: 'noRoom',
  generic: 'saveFailedAdvice',
} as const satisfies Record<BrandBriefRefusal['reason'], keyof typeof onboarding.brief>

/** Why the brand wasn't saved, and what to do. */
function Refusal({
  reason,
  existingBrand = '',
  isUsable,
  onReplace,
}: BrandBriefRefusal & { isUsable: boolean }) {
  const { t } = useTranslation()
  const title =
    reason === 'generic'
      ? t('onboarding.brief.saveFailed')
      : t(`onboarding.${reason}`, { title: existingBrand })
  return (
    <Notice
      tone={reason === 'existingIdea' ? 'warning' : 'error'}
      title={title}
      action={
        reason === 'existingIdea' && onReplace ? (
          <Button size="small" isDisabled={!isUsable} onPress={onReplace}>
            {t('onboarding.brief.replace')}
          </Button>
        ) : null
      }
    >
      {t(`onboarding.brief.${adviceOf[reason]}`)}
    </Notice>
  )
}
