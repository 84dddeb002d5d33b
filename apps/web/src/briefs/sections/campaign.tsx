import { BriefSheet } from '@aloft/views/briefs/brief-sheet'
import { CampaignBrief } from '@aloft/views/briefs/campaign-list'
import type { CampaignBriefData } from '../../state/briefs.ts'
import { mayCall } from '../../state/rights.ts'
import { discardBrief } from '../../wiring/drafts/brief-drafts.ts'
import { useOpenBriefs } from '../open-briefs.tsx'
import { useEditedBrief } from '../use-edited-brief.ts'
import { useMoveBrief } from '../use-move-brief.ts'

interface Opening {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A campaign brief that the server has, current or archived. */
export function SavedCampaign({ brief, ...opening }: Opening & { readonly brief: CampaignBriefData }) {
  const { ideaId, brand, isReadOnly } = useOpenBriefs()
  const { _id: briefId, archiveDate } = brief
  const { sheet, save } = useEditedBrief(
    { ideaId, kind: 'campaign', briefId },
    { saved: brief, values: brief.brief },
  )
  const moveBrief = useMoveBrief(ideaId)
  const isArchived = archiveDate !== null
  const { onChange, ...readable } = sheet
  const mayMove = !isReadOnly && mayCall(brand.role, 'archive-brief')
  return (
    <CampaignBrief
      values={sheet.values}
      date={archiveDate ?? brief.updateDate}
      variant={isArchived ? 'archived' : 'current'}
      save={isArchived ? null : save}
      onMove={mayMove ? () => void moveBrief(brief, !isArchived) : undefined}
      {...opening}
    >
      <BriefSheet kind="campaign" {...readable} onChange={isArchived ? undefined : onChange} />
    </CampaignBrief>
  )
}

/** A campaign brief that was never saved. */
export function NewCampaign({ id, ...opening }: Opening & { readonly id: string }) {
  const { ideaId } = useOpenBriefs()
  const { sheet, save } = useEditedBrief(
    { ideaId, kind: 'campaign', briefId: id },
    { saved: null, values: {} },
  )
  return (
    <CampaignBrief values={sheet.values} date={null} save={save} onMove={() => discardBrief(id)} {...opening}>
      <BriefSheet kind="campaign" {...sheet} />
    </CampaignBrief>
  )
}
