import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'

/** The sections of the editor, in the order they stand (EDT-01). */
export const editorSections = [
  'content',
  'targeting',
  'goal',
  'funding',
  'budget',
  'timing',
  'forecast',
  'history',
  'autopilot',
  'duplicate',
] as const
export type EditorSection = (typeof editorSections)[number]

/** Something that an ad holds: one of its values, the page it speaks as, or the account it runs on. */
export type AdField = ComponentKey | 'channel' | 'adAccount'

const placed: Readonly<Partial<Record<EditorSection, readonly AdField[]>>> = {
  targeting: [
    'locations',
    'keywords',
    'interests',
    'languages',
    'minAge',
    'maxAge',
    'gender',
    'specialAdCategories',
    'payer',
    'beneficiary',
  ],
  goal: ['campaignGoal', 'url', 'goalUrlType', 'goalUrl', 'conversionValue'],
  funding: ['adAccount', 'fundingRecurrence'],
  budget: ['plannedBudget', 'maxCpc'],
  timing: ['durationDays'],
}

/** The section of the editor where a field is written: its content, unless another one holds it. */
export function sectionOfField(field: AdField): EditorSection {
  return editorSections.find((section) => placed[section]?.includes(field)) ?? 'content'
}
