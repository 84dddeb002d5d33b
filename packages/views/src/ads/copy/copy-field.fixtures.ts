import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { EditorField } from './copy-field.tsx'
import type { LintNote } from './lint-notes.tsx'

type Texts = Readonly<Partial<Record<ComponentKey, string>>>
type Remarks = Readonly<Partial<Record<ComponentKey, Partial<Pick<EditorField, 'failure' | 'notes'>>>>>

/** A platform's fields with texts, and messages about some of them. */
export function fieldsWith(platform: AdPlatform, texts: Texts, remarks: Remarks = {}): EditorField[] {
  return copyFields[platform].map((rule) => ({
    ...rule,
    value: texts[rule.key] ?? '',
    isRequired: rule.isExtra !== true && rule.key !== 'fbDescription',
    failure: null,
    notes: [],
    ...remarks[rule.key],
  }))
}

export const googleTexts: Texts = {
  headline1: 'Bring a Lamp, Take €20 Off',
  headline2: 'Glass Lamps Blown in Galway',
  headlined: 'Open Today Until 6',
  description1: 'Trade in any lamp, any age. We rewire it and pass it on to a school in the county.',
  description2: 'One bench on Dominick Street since 1987. Rewiring free for ten years.',
}

export const facebookTexts: Texts = {
  fbTitle: 'Your old lamp is worth €20',
  fbMessage:
    'That lamp in the attic is worth money. Bring it to our bench on Dominick Street and take €20 off.',
  fbDescription: 'Any lamp, working or not.',
}

export const longMessage =
  'That lamp in the attic is worth money. Bring it to our bench on Dominick Street, working or not, and take €20 off a new one, blown in Galway.'

export const repeatedMarks: LintNote = {
  rule: 'G06',
  severity: 'error',
  message: 'Google rejects repeated punctuation.',
  hint: 'One mark or none.',
  span: { start: 18, end: 20 },
  suggestion: 'Open Today Until 6!',
}

export const finalMark: LintNote = {
  rule: 'G12',
  severity: 'warning',
  message: 'Headlines that end in an exclamation mark are often refused.',
  hint: '',
  span: { start: 19, end: 20 },
  suggestion: 'Open Today Until 6',
}

export const hiddenEnd: LintNote = {
  rule: 'M01',
  severity: 'warning',
  message: 'The last 16 characters hide behind “See more”.',
  hint: 'Phones cut near 125.',
  span: { start: 125, end: 141 },
  suggestion: null,
}

export const aboutReaders: LintNote = {
  rule: 'M04',
  severity: 'error',
  message: 'Meta takes this for a remark about the reader.',
  hint: 'Speak of the lamp, not of the eyes.',
  span: { start: 0, end: 9 },
  suggestion: 'Print gets smaller every year. A brighter lamp helps.',
}
