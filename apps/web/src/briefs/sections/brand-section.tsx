import { BrandBriefSection, type BrandBriefSectionProps } from '@aloft/views/briefs/brief-sections'
import type { BriefSheetProps } from '@aloft/views/briefs/brief-sheet'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { evidenceOfValue } from '@aloft/domain/briefs/brief-evidence.rules'
import { soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type BriefRecord, type BriefsReply, draftIdOf, useBriefDrafts } from '../../state/briefs.ts'
import { showToast } from '../../state/toasts.ts'
import { answerSold } from '../../wiring/drafts/brief-drafts.ts'
import { emptyBrand } from '@aloft/domain/briefs/empty-brand.rules'
import { useOpenBriefs } from '../open-briefs.tsx'
import { useBriefs } from '../use-briefs.ts'
import { useEditedBrief } from '../use-edited-brief.ts'
import { useRewrite } from '../use-rewrite.ts'

interface BrandSectionProps {
  readonly isUntitled?: boolean
}

/** The brand brief, or the ways to one (BRF-02, BRF-13). */
export function BrandSection({ isUntitled = false }: BrandSectionProps) {
  const { ideaId, brand, isReadOnly } = useOpenBriefs()
  const { brand: known } = useBriefs(ideaId)
  const subject = { ideaId, kind: 'brand', briefId: null } as const
  const hasDraft = useBriefDrafts().drafts[draftIdOf(subject)] !== undefined
  /** Begun by hand, with nothing written yet. */
  const [isBegun, setBegun] = useState(false)
  const begun = (isBegun || hasDraft) && !isReadOnly ? emptyBrand(brand) : null
  const values = (known?.brief ?? begun) as BriefRecord | null
  const { sheet, save } = useEditedBrief(subject, { saved: known, values: values ?? {} })
  const rewrite = useRewrite(ideaId)
  const sold = useSoldQuestion(known)
  return (
    <BrandBriefSection
      brief={
        values && { sheet: { ...sheet, evidence: evidenceFor(known, sheet.values) }, save: save ?? null }
      }
      sold={sold}
      source={brand.url ? 'website' : 'description'}
      isWriting={rewrite.isRunning}
      isUntitled={isUntitled}
      {...(!isReadOnly && {
        onBegin: () => setBegun(true),
        ...((brand.url ?? brand.description) && { onWrite: () => void rewrite.start() }),
      })}
    />
  )
}

/** The question what the brand sells; null if it isn't asked. */
function useSoldQuestion(known: BriefsReply['brandBrief']): BrandBriefSectionProps['sold'] & (object | null) {
  const { t } = useTranslation()
  const { ideaId, isReadOnly } = useOpenBriefs()
  if (!known?.soldGuesses) return null
  const answer = async (value: string) => {
    const isTaken = await answerSold(ideaId, value)
    if (!isTaken) showToast({ text: t('onboarding.sold.failed'), tone: 'error' })
  }
  return {
    guesses: known.soldGuesses,
    answer: known.websiteAnswers?.[soldQuestion] ?? undefined,
    onAnswer: isReadOnly ? undefined : (value) => void answer(value),
  }
}

/** What the values rest on, where they say what the website says. */
function evidenceFor(
  known: BriefsReply['brandBrief'],
  values: BriefSheetProps['values'],
): BriefSheetProps['evidence'] & object {
  const data = known?.websiteData
  if (!data) return {}
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      evidenceOfValue(data, field as keyof BrandBrief, value as never).flatMap(({ evidence }) => evidence),
    ]),
  )
}
