import { scoreCreative } from '@aloft/creative/wizard/creative-score'
import { chosenId } from '@aloft/creative/wizard/design-candidates'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { creativeFamilyFor } from '@aloft/domain/creatives/family-for-name.rules'
import { paletteOf } from '@aloft/domain/creatives/studio/palette.rules'
import { type Design, pictureOf } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { CreativeWizardEvent } from '@aloft/machines/creative-wizard/creative-wizard.machine'
import type { CreativeWizardView as Wizard } from '@aloft/machines/creative-wizard/creative-wizard.connect'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { CreativeWizardView } from '@aloft/views/creatives/wizard/creative-wizard.view'
import type { IdeasStepContent, OpenWizard } from '@aloft/views/creatives/wizard/wizard-content'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { DesignTarget } from '../../../addresses/design-address.ts'
import { ask } from '../../../modals/ask.ts'
import { useImageGeneration } from '../../../modals/creatives/use-image-generation.ts'
import { fetchReply } from '../../../wiring/core/queries.ts'
import { showToast } from '../../../state/toasts.ts'
import { useSceneChecks } from '../use-scene-checks.ts'
import { useCandidates } from './use-candidates.ts'
import { useDesign } from './use-design.ts'
import { useSizes } from './use-sizes.ts'
import { originOf, useWizardActions } from './use-wizard-actions.ts'

interface CreativeWizardProps {
  readonly target: DesignTarget
  readonly material: DesignMaterial
  readonly adName: string | null
}

/** The wizard of a brand or an ad, once it's known what its creatives are made of. */
export function CreativeWizard({ target, material, adName }: CreativeWizardProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { wizard, send } = useDesign(target, material, () => {
    const text = t(target.ad ? 'creativeWizard.savedForAd' : 'creativeWizard.saved')
    showToast({ text, tone: 'success' })
    void navigate(originOf(target), { replace: true })
  })
  const { step } = wizard
  const parts = { target, material, adName, wizard, send }
  if (step === 'imageIdeas') return <IdeasStep {...parts} />
  return step === 'check' ? <CheckStep {...parts} /> : <Step {...parts} ideas={null} />
}

interface StepProps extends CreativeWizardProps {
  readonly wizard: Wizard
  readonly send: (event: CreativeWizardEvent) => void
}

const stepsWithSizes: readonly DesignStep[] = ['layout', 'logo', 'text']

function Step(props: StepProps & { ideas: IdeasStepContent | null }) {
  const { step, design } = props.wizard
  const { sizes } = useSizes(stepsWithSizes.includes(step) ? design : null, props.material)
  return (
    <CreativeWizardView
      content={{ kind: 'open', ...useOpenWizard(props), sizes, ideas: props.ideas, ...unchecked }}
    />
  )
}

const unchecked = { checks: { kind: 'checking' }, score: null } as const

/** The step that asks for ideas as soon as it's opened. */
function IdeasStep(props: StepProps) {
  const { target, wizard } = props
  const { style, idea } = wizard.design
  const generation = useImageGeneration(target.ideaId, target.ad?.balloonId ?? null, { style, idea })
  const { ideas, writer, order, isOrdering, refusal, onMoreIdeas, onOrder } = generation
  const topUp = async () => {
    const balance = await fetchReply('get-token-balance', {})
    if (balance) await ask('ai-token-balance', { balance, needed: tokenPrices.image })
  }
  return (
    <Step
      {...props}
      ideas={{
        ideas,
        writer,
        order,
        isOrdering,
        refusal,
        onMoreIdeas,
        onOrder,
        onTopUp: () => void topUp(),
      }}
    />
  )
}

/** The step that checks and scores the creative. */
function CheckStep(props: StepProps) {
  const { material, wizard } = props
  const { scenes, sizes } = useSizes(wizard.design, material)
  const colors = useMemo(() => paletteOf(Object.values(scenes)), [scenes])
  const checked = useSceneChecks(scenes, colors)
  const isThere = Object.keys(scenes).length > 0
  const checks = isThere ? checked : unchecked.checks
  const score =
    checks.kind === 'checked' ? scoreCreative(scenes, checks.faults, sizesOf(material, wizard.design)) : null
  return (
    <CreativeWizardView
      content={{ kind: 'open', ...useOpenWizard(props), sizes, ideas: null, checks, score }}
    />
  )
}

/** The sides of the files that a design shows. */
function sizesOf({ pictures }: DesignMaterial, design: Design): Parameters<typeof scoreCreative>[2] {
  const chosen = pictureOf(design)
  return (src) => (chosen?.src === src ? chosen : pictures.find((picture) => picture.src === src))
}

/** What every step shows. */
function useOpenWizard({
  target,
  material,
  adName,
  wizard,
  send,
}: StepProps): Omit<OpenWizard, 'sizes' | 'ideas' | 'checks' | 'score'> {
  const { stage, step, steps, design, gap, failure } = wizard
  const { style, lines, texts, pictures } = material
  const idea = design.type === 'drawn' ? design.idea?.punchline : null
  return {
    stage: { step, steps, design, gap, failure, isSaving: stage !== 'answering' },
    adName,
    material: {
      lines: [...new Set([texts.headline, ...(idea ? [idea] : []), ...lines])],
      alts: Object.fromEntries(pictures.map(({ src, alt }) => [src, alt])),
      brandFont: creativeFamilyFor(style.fonts.heading, 'heading'),
      logoHref: style.logo ? null : '?modal=design-brief',
    },
    candidates: useCandidates(step, design, material),
    chosen: chosenId(step, design, material),
    actions: useWizardActions(target, material, step, send),
  }
}
