import type { BriefsContent } from '@aloft/views/briefs/briefs.view'
import type { BrandBriefSectionProps, CampaignBriefSectionsProps } from '@aloft/views/briefs/brief-sections'
import type { BriefSheetProps } from '@aloft/views/briefs/brief-sheet'
import type { CampaignItem } from '@aloft/views/briefs/campaign-list'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { evidenceOfValue } from '@aloft/domain/briefs/brief-evidence.rules'
import { soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import { startingDesign } from '@aloft/domain/creatives/chosen-design.rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failedLoad } from '../queries/failed-load.ts'
import {
  type BriefRecord,
  type BriefsReply,
  type CampaignBriefData,
  draftIdOf,
  subjectOf,
  useBriefDrafts,
} from '../state/briefs.ts'
import { useBrand } from '../state/brand.ts'
import { useIdeas } from '../state/ideas.ts'
import { mayCall } from '../state/rights.ts'
import { showToast } from '../state/toasts.ts'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { answerSold, discardBrief, editBrief } from '../wiring/drafts/brief-drafts.ts'
import { loadIdeas } from '../wiring/ideas/ideas.ts'
import '../wiring/drafts/old-brief-edits.ts'
import { emptyCampaign } from './empty-campaign.ts'
import { emptyBrand } from './empty-brand.ts'
import { useBriefHistory } from './use-brief-history.ts'
import { useBriefs } from './use-briefs.ts'
import { useEditedBrief } from './use-edited-brief.ts'
import { useLogos } from './use-logos.ts'
import { useMoveBrief } from './use-move-brief.ts'
import { useRewrite } from './use-rewrite.ts'
import { useSaveOnLeave } from './use-save-on-leave.ts'

/** What the page of briefs and its modals show of the brand that is open, and what can be done there. */
export function useBriefsContent(onCreateBrand: () => void): BriefsContent {
  const idea = useCurrentIdea()
  const ideas = useIdeas()
  const { idea: brand } = useBrand()
  const ideaId = idea?._id
  const known = useBriefs(ideaId ?? null)
  const { drafts } = useBriefDrafts()
  const moveBrief = useMoveBrief(ideaId ?? '')
  const history = useBriefHistory(ideaId ?? null)
  const logos = useLogos()
  const rewrite = useRewrite(ideaId ?? '')
  const [openId, setOpenId] = useState<string | null>(null)
  /** The brand whose brief is begun by hand. */
  const [begunFor, setBegunFor] = useState<string | null>(null)
  const { t } = useTranslation()
  const isReadOnly = !brand || !mayCall(brand.role, 'save-brief')
  const edited = useEditedBrief({ isReadOnly, history })
  useSaveOnLeave(ideaId)
  const { retry } = known

  if (ideas.status === 'failed') return failedLoad(ideas.failure, () => void loadIdeas())
  if (ideas.status === 'loading') return { kind: 'loading' }
  if (!idea || !ideaId) return { kind: 'noBrand', onCreateBrand }
  if (known.status === 'failed') return failedLoad(known.failure, retry)
  if (known.status === 'loading' || brand?._id !== ideaId) return { kind: 'loading' }

  const answer = (value: string) =>
    void answerSold(ideaId, value).then((isTaken) => {
      if (!isTaken) showToast({ text: t('onboarding.sold.failed'), tone: 'error' })
    })
  const brandSubject = { ideaId, kind: 'brand', briefId: null } as const
  const isBegun = begunFor === ideaId || drafts[draftIdOf(brandSubject)] !== undefined
  const brandValues = (known.brand?.brief ?? (isBegun && !isReadOnly ? emptyBrand(brand) : undefined)) as
    | BriefRecord
    | undefined
  const design = known.design?.brief ?? startingDesign(known.brand?.websiteData ?? null, idea.logoImageUrl)
  const designEdit = edited(
    { ideaId, kind: 'design', briefId: null },
    { savedId: known.design?._id ?? null, values: design },
  )
  const brandEdit =
    brandValues && edited(brandSubject, { savedId: known.brand?._id ?? null, values: brandValues })
  const brandBrief: BrandBriefSectionProps = {
    brief: brandEdit
      ? {
          ...brandEdit,
          sheet: { ...brandEdit.sheet, evidence: evidenceOf(known.brand, brandEdit.sheet.values) },
        }
      : null,
    sold: soldOf(known.brand, isReadOnly ? undefined : answer),
    source: brand.url ? 'website' : 'description',
    isWriting: rewrite.isRunning,
    ...(!isReadOnly && {
      onBegin: () => setBegunFor(ideaId),
      ...((brand.url ?? brand.description) && { onWrite: () => void rewrite.start() }),
    }),
  }
  const campaign = (stored: CampaignBriefData): CampaignItem => {
    const isArchived = stored.archiveDate !== null
    const { sheet, save } = edited(
      { ideaId, kind: 'campaign', briefId: stored._id },
      { savedId: stored._id, values: stored.brief },
    )
    const { onChange: _, ...readable } = sheet
    const move = () => void moveBrief(stored, !isArchived)
    return {
      id: stored._id,
      date: stored.archiveDate ?? stored.updateDate,
      sheet: isArchived ? readable : sheet,
      save: isArchived ? null : (save ?? null),
      ...(!isReadOnly && mayCall(brand.role, 'archive-brief') && { onMove: move }),
    }
  }
  const isSaved = (id: string) => [...known.campaigns, ...known.archived].some(({ _id }) => _id === id)
  const fresh = Object.entries(drafts).flatMap(([id, draft]): CampaignItem | [] => {
    const subject = subjectOf({ ideaId, id })
    if (draft.ideaId !== ideaId || subject.kind !== 'campaign' || isSaved(id)) return []
    const { sheet, save } = edited(subject, { savedId: null, values: {} })
    return { id, date: null, sheet, save: save ?? null, onMove: () => discardBrief(id) }
  })
  const campaignBriefs: CampaignBriefSectionsProps = {
    campaigns: [...fresh.toReversed(), ...known.campaigns.map(campaign)],
    archived: known.archived.map(campaign),
    openId,
    onOpen: setOpenId,
    ...(!isReadOnly && {
      onAdd() {
        const briefId = crypto.randomUUID()
        editBrief({ ideaId, kind: 'campaign', briefId }, emptyCampaign(known.brand?.brief ?? null), {})
        setOpenId(briefId)
      },
    }),
  }
  return {
    kind: 'briefs',
    brand: idea.title,
    isReadOnly,
    brandBrief,
    designBrief: { ...designEdit, sheet: { ...designEdit.sheet, ...logos.of(designEdit.sheet) } },
    campaignBriefs,
  }
}

/** The question what the brand sells; null if it isn't asked. */
function soldOf(
  known: BriefsReply['brandBrief'],
  onAnswer: ((value: string) => void) | undefined,
): NonNullable<BrandBriefSectionProps['sold']> | null {
  if (!known?.soldGuesses) return null
  return { guesses: known.soldGuesses, answer: known.websiteAnswers?.[soldQuestion] ?? undefined, onAnswer }
}

/** What the values rest on, where they say what the website says. */
function evidenceOf(
  known: BriefsReply['brandBrief'],
  values: BriefRecord,
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
