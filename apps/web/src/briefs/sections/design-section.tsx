import { DesignBriefSection } from '@aloft/views/briefs/brief-sections'
import { startingDesign } from '@aloft/domain/creatives/chosen-design.rules'
import { useOpenBriefs } from '../open-briefs.tsx'
import { useBriefs } from '../use-briefs.ts'
import { useEditedBrief } from '../use-edited-brief.ts'
import { useLogos } from '../use-logos.ts'

interface DesignSectionProps {
  readonly isUntitled?: boolean
}

/** The design brief beside what its fields look like (BRF-04). */
export function DesignSection({ isUntitled = false }: DesignSectionProps) {
  const { ideaId, idea } = useOpenBriefs()
  const { brand, design } = useBriefs(ideaId)
  const values = design?.brief ?? startingDesign(brand?.websiteData ?? null, idea.logoImageUrl)
  const { sheet, save } = useEditedBrief({ ideaId, kind: 'design', briefId: null }, { saved: design, values })
  const logos = useLogos(sheet)
  return (
    <DesignBriefSection
      brand={idea.title}
      brief={{ sheet: { ...sheet, ...logos }, save: save ?? null }}
      isUntitled={isUntitled}
    />
  )
}
