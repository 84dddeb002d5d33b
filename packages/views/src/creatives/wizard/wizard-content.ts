import type { CreativeScore } from '@aloft/creative/wizard/creative-score'
import type { DesignRefusal } from '@aloft/creative/wizard/compose-design'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import type { Writer } from '@aloft/domain/core/ai-results'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'
import type {
  Design,
  DesignChange,
  DesignFailure,
  DesignPicture,
} from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignGap, DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { IdeasContent } from '../images/image-ideas.tsx'
import type { OrderRefusal } from '../images/image-order-fields.tsx'
import type { OrderContent } from '../images/ordered-images.tsx'
import type { SceneChecksContent } from '../studio/studio-content.ts'

/** An answer to choose, as the creative that it makes. */
export interface ShownCandidate {
  readonly id: string
  readonly change: DesignChange
  /** Null while it's being drawn. */
  readonly svg: string | null
}

export type CandidatesContent =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly candidates: readonly ShownCandidate[] }

/** The creative as it is now. */
export interface SizesContent {
  /** SVG of each size; those still being drawn are left out, and null can't be drawn. */
  readonly svgs: Readonly<Partial<Record<CreativeFormat, string | null>>>
  /** Why there's no creative; null if there is one. */
  readonly refusal: DesignRefusal | null
}

/** Ideas for a picture, and the pictures that were ordered. */
export interface IdeasStepContent {
  readonly ideas: IdeasContent
  readonly writer: Writer | null
  readonly order: OrderContent | null
  readonly isOrdering: boolean
  readonly refusal: OrderRefusal | null
  readonly onMoreIdeas: () => void
  readonly onOrder: (idea: ImageIdea, count: number) => void
  readonly onTopUp: () => void
}

/** Where the wizard is, and what it needs. */
export interface WizardStage {
  readonly step: DesignStep
  /** The steps of this design, in order. */
  readonly steps: readonly DesignStep[]
  readonly design: Design
  readonly gap: DesignGap | null
  readonly failure: DesignFailure | null
  readonly isSaving: boolean
}

/** What the brand offers besides the candidates. */
export interface WizardMaterial {
  /** Headlines to choose from. */
  readonly lines: readonly string[]
  /** What pictures of the brand show, by address. */
  readonly alts: Readonly<Record<string, string>>
  readonly brandFont: string
  /** Where a brand without a logo adds one; null if it has one. */
  readonly logoHref: string | null
}

export interface WizardActions {
  readonly onChange: (change: DesignChange) => void
  readonly onNext: () => void
  /** On the first step, leaves the wizard. */
  readonly onBack: () => void
  readonly onGoTo: (step: DesignStep) => void
  readonly onStartOver: () => void
  readonly onOpenLibrary: () => void
}

export interface OpenWizard {
  readonly stage: WizardStage
  /** The ad that gets the creative; null for a creative of the whole brand. */
  readonly adName: string | null
  readonly material: WizardMaterial
  readonly candidates: CandidatesContent
  /** Id of the chosen candidate. */
  readonly chosen: string | null
  readonly sizes: SizesContent
  readonly ideas: IdeasStepContent | null
  readonly checks: SceneChecksContent
  /** Null until the creative is checked. */
  readonly score: CreativeScore | null
  readonly actions: WizardActions
}

export type WizardContent =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed' } & FailedLoad)
  | { readonly kind: 'noBrief' | 'adGone' | 'guest'; readonly href: string }
  | ({ readonly kind: 'open' } & OpenWizard)

/** A picture that was drawn for the brand, as an answer. */
export const drawnPicture = (image: { url: string; width: number; height: number }): DesignPicture => ({
  src: image.url,
  width: image.width,
  height: image.height,
})
