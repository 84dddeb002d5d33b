import type { BriefsContent } from '@aloft/design-system/views/briefs/briefs'
import type {
  BrandBriefSectionProps,
  CampaignBriefSectionsProps,
  EditedBrief,
} from '@aloft/design-system/patterns/briefs/brief-sections'
import type { BriefSheetProps } from '@aloft/design-system/patterns/briefs/brief-sheet'
import type { CampaignItem } from '@aloft/design-system/patterns/briefs/campaign-list'
import type { SaveStateProps } from '@aloft/design-system/patterns/save-state'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { evidenceOfValue } from '@aloft/domain/briefs/brief-evidence.rules'
import { soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import { startingDesign } from '@aloft/domain/creatives/chosen-design.rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  beginCampaign,
  type BriefEdit,
  type BriefKind,
  type BriefRecord,
  type BriefsReply,
  type CampaignBriefData,
  dropEdit,
  editKey,
  useBriefs,
} from '../state/briefs.ts'
import { useBrand } from '../state/brand.ts'
import { useIdeas } from '../state/ideas.ts'
import { mayCall } from '../state/rights.ts'
import { showToast } from '../state/toasts.ts'
import { useCurrentIdea } from '../use-current-idea.ts'
import {
  answerSold,
  decideBriefField,
  editBrief,
  flushBriefs,
  hasFailedSave,
  loadBriefs,
  saveEdit,
  wrongFields,
} from '../wiring/briefs.ts'
import { productNow } from '../wiring/clock.ts'
import { loadIdeas } from '../wiring/ideas.ts'
import { emptyCampaign } from './empty-campaign.ts'
import { emptyBrand } from './empty-brand.ts'
import { useBriefHistory } from './use-brief-history.ts'
import { useLogos } from './use-logos.ts'
import { useMoveBrief } from './use-move-brief.ts'
import { useReasons } from './use-reasons.ts'
import { useRestore } from './use-restore.ts'
import { useRewrite } from './use-rewrite.ts'

/** What the page of briefs and its modals show of the brand that is open, and what can be done there. */
export function useBriefsContent(onCreateBrand: () => void): BriefsContent {
  const idea = useCurrentIdea()
  const ideas = useIdeas()
  const { idea: brand } = useBrand()
  const known = useBriefs()
  const ideaId = idea?._id
  const reasonOf = useReasons()
  const moveBrief = useMoveBrief(ideaId ?? '')
  const history = useBriefHistory(ideaId ?? '')
  const restore = useRestore()
  const logos = useLogos()
  const rewrite = useRewrite(ideaId ?? '')
  const [openId, setOpenId] = useState<string | null>(null)
  /** The brand whose brief is begun by hand. */
  const [begunFor, setBegunFor] = useState<string | null>(null)
  const { t } = useTranslation()
  useEffect(() => {
    if (!ideaId) return
    void loadBriefs(ideaId)
    // Whoever leaves takes nothing along unsaved; what the server does not take stays on the device.
    return () =>
      void flushBriefs().then(() => {
        if (hasFailedSave()) showToast({ text: t('briefs.storedOffline'), tone: 'warning' })
      })
  }, [ideaId, t])

  if (ideas.status === 'failed') return { kind: 'failed', onRetry: () => void loadIdeas() }
  if (ideas.status === 'loading') return { kind: 'loading' }
  if (!idea || !ideaId) return { kind: 'noBrand', onCreateBrand }
  if (known.ideaId === ideaId && known.status === 'failed')
    return { kind: 'failed', onRetry: () => void loadBriefs(ideaId) }
  if (known.ideaId !== ideaId || known.status === 'loading' || brand?._id !== ideaId)
    return { kind: 'loading' }

  const isReadOnly = !mayCall(brand.role, 'save-brief')
  const edited = (
    kind: BriefKind,
    briefId: string | null,
    saved: BriefRecord,
    more: Partial<BriefSheetProps> = {},
    key = editKey(ideaId, kind, briefId),
  ): EditedBrief => {
    const edit = known.edits[key]
    const values = edit ? { ...edit.base, ...edit.fields } : saved
    const wrong = edit && (briefId !== null || kind !== 'campaign') ? wrongFields(kind, values) : {}
    const subject = { ideaId, kind, briefId }
    const ofBrief = kind === 'campaign' ? briefId : (known[kind]?._id ?? null)
    return {
      sheet: {
        values,
        wrong: Object.fromEntries(
          Object.entries(wrong).map(([field, failure]) => [field, reasonOf(failure, values)]),
        ),
        theirs: edit?.theirs ?? {},
        history: history.of(ofBrief),
        ...(ofBrief && { onOpenHistory: (field) => history.open(ofBrief, field) }),
        ...(!isReadOnly && {
          onChange: (field, value) => editBrief(key, subject, edit?.base ?? saved, field, value),
          onRestore: (field, value) => restore(key, subject, values, field, value),
          onKeepMine: (field) => decideBriefField(key, field, 'mine'),
          onTakeTheirs: (field) => decideBriefField(key, field, 'theirs'),
        }),
        ...more,
      },
      save: saveOf(known.saves[key], edit, () => void saveEdit(key)),
    }
  }

  const answer = (value: string) =>
    void answerSold(ideaId, value).then((isTaken) => {
      if (!isTaken) showToast({ text: t('onboarding.sold.failed'), tone: 'error' })
    })
  const isBegun = begunFor === ideaId || known.edits[editKey(ideaId, 'brand', null)] !== undefined
  const brandValues = (known.brand?.brief ?? (isBegun && !isReadOnly ? emptyBrand(brand) : undefined)) as
    | BriefRecord
    | undefined
  const design = known.design?.brief ?? startingDesign(known.brand?.websiteData ?? null, idea.logoImageUrl)
  const designEdit = edited('design', null, design)
  const brandEdit = brandValues && edited('brand', null, brandValues)
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
    const { sheet, save } = edited('campaign', stored._id, stored.brief)
    const { onChange: _, ...readable } = sheet
    const move = () => void moveBrief(stored, !isArchived)
    return {
      id: known.firstKeys[stored._id] ?? stored._id,
      date: stored.archiveDate ?? stored.updateDate,
      sheet: isArchived ? readable : sheet,
      save: isArchived ? null : (save ?? null),
      ...(!isReadOnly && mayCall(brand.role, 'archive-brief') && { onMove: move }),
    }
  }
  const unsaved = Object.entries(known.edits).filter(
    ([, edit]) => edit.ideaId === ideaId && edit.kind === 'campaign' && edit.briefId === null,
  )
  const campaignBriefs: CampaignBriefSectionsProps = {
    campaigns: [
      ...unsaved.map(([key, { base }]): CampaignItem => {
        const { sheet, save } = edited('campaign', null, base, {}, key)
        return { id: key, date: null, sheet, save: save ?? null, onMove: () => dropEdit(key) }
      }),
      ...known.campaigns.map(campaign),
    ],
    archived: known.archived.map(campaign),
    openId,
    onOpen: setOpenId,
    ...(!isReadOnly && {
      onAdd() {
        const key = editKey(ideaId, 'campaign', `new-${crypto.randomUUID()}`)
        beginCampaign(key, ideaId, emptyCampaign(known.brand?.brief ?? null))
        setOpenId(key)
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

function saveOf(
  save: { readonly state: SaveStateProps['state']; readonly date: Date | null } | undefined,
  edit: BriefEdit | undefined,
  onRetry: () => void,
): SaveStateProps | null {
  if (edit && Object.keys(edit.theirs).length > 0) return { state: 'conflict', savedAt: null }
  if (!save) return edit ? { state: 'unsaved', savedAt: null, onRetry } : null
  return { state: save.state, savedAt: save.date, now: productNow(), onRetry }
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
