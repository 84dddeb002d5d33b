import { params } from '@aloft/domain/core/params'
import {
  maxIdeaDescriptionLength,
  maxIdeaTitleLength,
  maxIndustryLength,
} from '@aloft/domain/ideas/idea-changes.rules'
import { checkIdeaTitle } from '@aloft/domain/ideas/idea.rules'

export interface ProjectSettings {
  title: string
  industry: string | null
  description: string | null
  logoImageUrl: string | null
  /** Shown but not editable here. */
  url: string | null
  subdomain: string | null
}

/** The changed values; others stay as they are. */
export type ProjectChanges = Partial<
  Pick<ProjectSettings, 'title' | 'industry' | 'description' | 'logoImageUrl'>
>

type Typed = Record<'title' | 'industry' | 'description', string>

/** What the reader has changed, trimmed. */
export function projectChanges(
  brand: ProjectSettings,
  typed: Typed,
  logoImageUrl: string | null,
): ProjectChanges {
  const [title, industry, description] = [typed.title.trim(), typed.industry.trim(), typed.description.trim()]
  return {
    ...(title !== brand.title && { title }),
    ...(industry !== (brand.industry ?? '') && { industry: industry || null }),
    ...(description !== (brand.description ?? '') && { description: description || null }),
    ...(logoImageUrl !== brand.logoImageUrl && { logoImageUrl }),
  }
}

/** What is wrong with a field, as a key of the catalogue with its values. */
export type ProjectFault = {
  text:
    | 'requiredValue'
    | 'modals.titleEdit.failures.titleTooShort'
    | 'modals.titleEdit.failures.existingTitle'
    | 'modals.projectSettings.descriptionTooShort'
    | 'modals.tooLong'
  values: { min?: number; max?: number }
} | null

/** Only changes are checked: an existing invalid value must not block other changes (ONB-08, ONB-10). */
export function projectFaults(
  changes: ProjectChanges,
  otherTitles: readonly string[],
): Record<keyof Typed, ProjectFault> {
  const { title, industry = null, description = null } = changes
  return {
    title: title === undefined ? null : titleFault(title, otherTitles),
    industry: tooLong(industry, maxIndustryLength),
    description:
      description !== null && description.length < params.minDescriptionLength
        ? {
            text: 'modals.projectSettings.descriptionTooShort',
            values: { min: params.minDescriptionLength },
          }
        : tooLong(description, maxIdeaDescriptionLength),
  }
}

function titleFault(title: string, otherTitles: readonly string[]): ProjectFault {
  const failure = checkIdeaTitle(title, otherTitles)
  if (failure === null) return tooLong(title, maxIdeaTitleLength)
  if (failure === 'requiredValue') return { text: failure, values: {} }
  return { text: `modals.titleEdit.failures.${failure}`, values: { min: params.minTitleLength } }
}

function tooLong(text: string | null, max: number): ProjectFault {
  return (text ?? '').length > max ? { text: 'modals.tooLong', values: { max } } : null
}
