import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'

/** The sections of the editor, in order (EDT-01). */
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

/** A part of an ad: one of its values, the page it's published as, or its account. */
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

/** The section of the editor for a field: the content, unless another section has it. */
export function sectionOfField(field: AdField): EditorSection {
  return editorSections.find((section) => placed[section]?.includes(field)) ?? 'content'
}
