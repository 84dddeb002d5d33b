import { guideLimits } from './guide-limits.ts'
import type { GuideTaskName } from './guide-task-names.rules.ts'

/** Pages that steps are on. */
export type GuidePage = 'brand-root' | 'list' | 'editor' | 'design-editor' | 'launch'

/** What the app reports while a step waits for it (GUI-10). */
export const guideEvents = ['libraryOpened', 'pictureUsed', 'textsUsed', 'textTaken', 'adLaunched'] as const
export type GuideEventName = (typeof guideEvents)[number]

/** What ends a step: a press on its target, its Next button, or an event (GUI-10). */
export type GuideTrigger = 'click' | 'next' | { readonly event: GuideEventName }

export type GuideSide = 'top' | 'right' | 'bottom' | 'left'

/** How a step is shown and what ends it (GUI-04). */
export interface GuideStepPlan {
  /** The page its target is on; null if it's in the frame of every page. */
  readonly path: GuidePage | null
  readonly trigger: GuideTrigger
  /** Preferred side of the target for the popup. */
  readonly position: GuideSide
  /** Shows the Next button (OPN-79). */
  readonly canBeSkipped: boolean
  /** Skipped after 300 ms without its target; other steps wait 5 s, then the guide returns to its checklist. */
  readonly isSkipIfNotFound: boolean
  readonly isScrollToElement: boolean
  /** Milliseconds before the target is searched for. */
  readonly delay: number
  /** Where the arrow points. If set, the popup doesn't change sides. */
  readonly forcedArrowDirection: 'up' | 'right' | 'down' | 'left' | null
}

const pressed = {
  path: null,
  trigger: 'click',
  position: 'bottom',
  canBeSkipped: false,
  isSkipIfNotFound: false,
  isScrollToElement: true,
  delay: 0,
  forcedArrowDirection: null,
} as const satisfies GuideStepPlan

/** For something to read or change at leisure. */
const read = { ...pressed, trigger: 'next', canBeSkipped: true } as const satisfies GuideStepPlan

// Not every ad and not every visit has them.
const optional = { isSkipIfNotFound: true } as const

const editor = { path: 'editor' } as const
const studio = { path: 'design-editor' } as const

/** The steps of all tasks, in order (GUI-06 to GUI-09). */
export const guideSteps = {
  setupBrand: {
    openAppMenu: { ...pressed, path: 'brand-root', forcedArrowDirection: 'up' },
    brandSettings: { ...pressed, position: 'right' },
    brandBrief: pressed,
    reviewBrief: { ...read, position: 'left' },
    confirm: { ...pressed, position: 'top' },
  },
  buildCreative: {
    adsPage: { ...pressed, path: 'brand-root' },
    openAd: { ...pressed, path: 'list' },
    clickCreative: { ...read, ...editor, position: 'right' },
    newCreative: { ...pressed, ...editor, position: 'top' },
    mediaLibrary: { ...pressed, ...studio, trigger: { event: 'libraryOpened' }, position: 'right' },
    mediaType: { ...read, ...studio },
    background: { ...read, ...studio, ...optional, position: 'top' },
    aiImage: { ...pressed, ...studio, position: 'top' },
    generateNew: { ...pressed, ...studio, position: 'top' },
    pickVariant: { ...pressed, ...studio, trigger: { event: 'pictureUsed' }, position: 'left' },
    settings: { ...read, ...studio, ...optional, position: 'left', delay: guideLimits.closingModalMs },
    layout: { ...read, ...studio, position: 'top' },
    confirm: { ...pressed, ...studio },
  },
  generateAdTexts: {
    adsPage: { ...pressed, path: 'brand-root' },
    openAd: { ...pressed, path: 'list' },
    text: { ...read, ...editor, position: 'right' },
    generateMore: { ...pressed, ...editor, ...optional, position: 'right' },
    reviewCampaign: { ...read, ...editor, ...optional, position: 'left', delay: 1500 },
    generateNew: { ...pressed, ...editor, ...optional, canBeSkipped: true, position: 'top' },
    done: { ...pressed, ...editor, ...optional, trigger: { event: 'textsUsed' }, position: 'top' },
    suggestions: { ...pressed, ...editor, position: 'right', delay: guideLimits.closingModalMs },
    select: { ...pressed, ...editor, trigger: { event: 'textTaken' }, position: 'right' },
  },
  launch: {
    adsPage: { ...pressed, path: 'brand-root' },
    openAd: { ...pressed, path: 'list' },
    reviewLocations: { ...read, ...editor, position: 'right' },
    interests: { ...read, ...editor, ...optional, position: 'right' },
    demographics: { ...read, ...editor, ...optional, position: 'right' },
    budget: { ...read, ...editor, position: 'right' },
    submit: { ...pressed, ...editor },
    destinationUrl: { ...read, path: 'launch', position: 'right' },
    confirmPayment: { ...pressed, path: 'launch', trigger: { event: 'adLaunched' }, position: 'left' },
  },
} as const satisfies Readonly<Record<GuideTaskName, Readonly<Record<string, GuideStepPlan>>>>

type Steps = typeof guideSteps

/** Name of the element that a step points at (OPN-78). */
export type GuideTarget = {
  [Task in GuideTaskName]: `${Task}.${keyof Steps[Task] & string}`
}[GuideTaskName]

/** The value of a `data-guide` attribute. Some controls belong to a step of several tasks. */
export type GuideAttribute =
  | GuideTarget
  | 'buildCreative.adsPage generateAdTexts.adsPage launch.adsPage'
  | 'generateAdTexts.openAd launch.openAd'
  | 'buildCreative.openAd generateAdTexts.openAd launch.openAd'

/** A step with the name of its target. */
export interface GuideStep extends GuideStepPlan {
  readonly selector: GuideTarget
}

/** The steps of a task, in order. */
export function stepsOf(task: GuideTaskName): readonly GuideStep[] {
  return Object.entries<GuideStepPlan>(guideSteps[task]).map(([name, plan]) => ({
    ...plan,
    selector: `${task}.${name}` as GuideTarget,
  }))
}
