import { useState } from 'react'
import {
  ArchivedBriefsSection,
  BrandBriefSection,
  type BrandBriefSectionProps,
  CampaignBriefsSection,
  DesignBriefSection,
  type EditedBrief,
} from './brief-sections.tsx'
import { BriefSheet, type BriefSheetProps } from './brief-sheet.tsx'
import type { CampaignItem } from './briefs.fixtures.ts'
import { CampaignBrief, CampaignList } from './campaign-list.tsx'

interface SampleCampaignsProps {
  items: readonly CampaignItem[]
  variant?: 'current' | 'archived'
}

/** Campaign briefs of which one is open at a time, as on their page. */
function useCampaigns({ items, variant = 'current' }: SampleCampaignsProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const renderBrief = (id: string) => {
    const item = items.find((one) => one.id === id)
    if (!item) return null
    const { date, sheet, onMove } = item
    return (
      <CampaignBrief
        values={sheet.values}
        date={date}
        variant={variant}
        isOpen={id === openId}
        onOpen={(isOpen) => setOpenId(isOpen ? id : null)}
        onMove={onMove}
      >
        <BriefSheet kind="campaign" {...sheet} />
      </CampaignBrief>
    )
  }
  return { ids: items.map(({ id }) => id), renderBrief }
}

/** A list of the same parts as the app's. */
export function SampleCampaigns(props: SampleCampaignsProps) {
  return <CampaignList {...useCampaigns(props)} />
}

export interface SampleBriefsProps {
  brandBrief?: BrandBriefSectionProps
  designBrief?: EditedBrief
  campaigns?: readonly CampaignItem[]
  archived?: readonly CampaignItem[]
  /** Left out for readers. */
  onAdd?: (() => void) | undefined
  isUntitled?: boolean
}

/** The sections of a page of briefs; those that are left out aren't there. */
export function SampleBriefs(props: SampleBriefsProps) {
  const { brandBrief, designBrief, campaigns, archived = [], onAdd, isUntitled = false } = props
  return (
    <>
      {brandBrief ? <BrandBriefSection {...brandBrief} isUntitled={isUntitled} /> : null}
      {designBrief ? <SampleDesign brief={designBrief} isUntitled={isUntitled} /> : null}
      {campaigns ? (
        <>
          <SampleCurrent items={campaigns} onAdd={onAdd} />
          <SampleArchived items={archived} />
        </>
      ) : null}
    </>
  )
}

/** Follows what is chosen, as the app does. */
function SampleDesign({ brief, isUntitled }: { brief: EditedBrief; isUntitled: boolean }) {
  const { sheet, save } = brief
  const [values, setValues] = useState(sheet.values)
  const onChange: BriefSheetProps['onChange'] =
    sheet.onChange && ((field, value) => setValues({ ...values, [field]: value }))
  const followed = { ...sheet, values, onChange }
  return (
    <DesignBriefSection
      brand="Nightjar Lamps"
      brief={{ sheet: followed, save: save ?? null }}
      isUntitled={isUntitled}
    />
  )
}

function SampleCurrent({ items, onAdd }: SampleCampaignsProps & Pick<SampleBriefsProps, 'onAdd'>) {
  return <CampaignBriefsSection {...useCampaigns({ items })} onAdd={onAdd} />
}

function SampleArchived({ items }: SampleCampaignsProps) {
  return <ArchivedBriefsSection {...useCampaigns({ items, variant: 'archived' })} />
}
