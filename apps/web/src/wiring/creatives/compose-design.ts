import { type ComposedDesign, composeDesign, designFamilies } from '@aloft/creative/wizard/compose-design'
import {
  candidatesFor,
  type DesignCandidate,
  distinctCandidates,
  sampleOf,
  shownCandidates,
} from '@aloft/creative/wizard/design-candidates'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { Design } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import { loadFamilies } from './draw-creative.ts'

export interface ComposedCandidate extends DesignCandidate {
  readonly scene: Creative
}

/** The answers to a step as squares. Import it lazily, because it includes the font parser. */
export async function composeCandidates(
  step: DesignStep,
  design: Design,
  material: DesignMaterial,
): Promise<readonly ComposedCandidate[]> {
  const candidates = candidatesFor(step, design, material)
  const families = candidates.flatMap((one) => designFamilies(sampleOf(design, one, material), material))
  const fonts = await loadFamilies([...new Set(families)])
  return shownCandidates(step, distinctCandidates(candidates, design, material, fonts))
}

/** A design in all sizes. */
export async function composeSizes(design: Design, material: DesignMaterial): Promise<ComposedDesign> {
  return composeDesign(design, material, await loadFamilies(designFamilies(design, material)))
}
