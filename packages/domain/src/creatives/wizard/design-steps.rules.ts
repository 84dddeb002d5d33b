import { hasEmoji } from '../../core/text.ts'
import { type Design, designTexts, longestDesignTexts } from './design.rules.ts'

/** The steps of the creative wizard, in order (CRE-02). */
export const designSteps = [
  'type',
  'visual',
  'imageIdeas',
  'pickLayout',
  'pickVariant',
  'layout',
  'logo',
  'text',
  'check',
] as const
export type DesignStep = (typeof designSteps)[number]

/** What a step still needs. */
export type DesignGap =
  | 'typeMissing'
  | 'photoMissing'
  | 'drawnMissing'
  | 'layoutMissing'
  | 'variantMissing'
  | 'headlineMissing'
  | 'emojiUnsupported'
  | 'textTooLong'

/** The steps that a design goes through: words need no picture, and only a drawn picture needs an idea. */
export function stepsOf({ type }: Pick<Design, 'type'>): readonly DesignStep[] {
  return designSteps.filter((step) => {
    if (step === 'visual') return type !== 'words'
    return step !== 'imageIdeas' || type === null || type === 'drawn'
  })
}

/** What a step still needs; null if it can be left. Emojis are refused in creatives (CRE-10). */
export function gapAt(step: DesignStep, design: Design): DesignGap | null {
  switch (step) {
    case 'type':
      return design.type === null ? 'typeMissing' : null
    case 'visual':
      return design.type === 'photo' && design.photo === null ? 'photoMissing' : null
    case 'imageIdeas':
      return design.type === 'drawn' && design.drawn === null ? 'drawnMissing' : null
    case 'pickLayout':
      return design.layout === null ? 'layoutMissing' : null
    case 'pickVariant':
      return design.variant === null ? 'variantMissing' : null
    case 'text':
      return textGap(design)
    case 'layout':
    case 'logo':
    case 'check':
      return null
  }
}

function textGap({ texts }: Design): DesignGap | null {
  if (texts.headline.trim() === '') return 'headlineMissing'
  if (designTexts.some((name) => hasEmoji(texts[name]))) return 'emojiUnsupported'
  const isTooLong = designTexts.some((name) => [...texts[name]].length > longestDesignTexts[name])
  return isTooLong ? 'textTooLong' : null
}

/** The first step that needs something; null if the creative can be drawn. */
export function firstGap(design: Design): DesignStep | null {
  return stepsOf(design).find((step) => gapAt(step, design) !== null) ?? null
}

/** Whether all steps before one have what they need. */
export function canOpen(step: DesignStep, design: Design): boolean {
  const steps = stepsOf(design)
  const before = steps.slice(0, steps.indexOf(step))
  return steps.includes(step) && before.every((one) => gapAt(one, design) === null)
}

/** The wanted step, or else the first that can be answered. */
export function stepToOpen(wanted: DesignStep, design: Design): DesignStep {
  return canOpen(wanted, design) ? wanted : (firstGap(design) ?? 'check')
}
