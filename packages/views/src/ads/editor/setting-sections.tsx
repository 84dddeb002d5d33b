import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { EditorSection as SectionName } from '@aloft/domain/ads/editor-sections.rules'
import type { ComponentType } from 'react'
import { BudgetFields } from './budget-fields.tsx'
import { EditorSection } from './editor-section.tsx'
import type { SettingFieldsProps } from './editor-settings.ts'
import { FundingFields } from './funding-fields.tsx'
import { GoalFields } from './goal-fields.tsx'
import * as css from './setting-sections.css.ts'
import { TimingFields } from './timing-fields.tsx'
import { countGaps, useSettingParts } from './use-ad-parts.ts'
import { useSettingWords } from './use-setting-words.ts'

const sections = [
  ['goal', GoalFields],
  ['funding', FundingFields],
  ['budget', BudgetFields],
  ['timing', TimingFields],
] as const satisfies readonly (readonly [SectionName, ComponentType<SettingFieldsProps>])[]

export interface SettingSectionsProps extends SettingFieldsProps {
  isReadOnly: boolean
}

/** An ad's goal, payment, spending limit and duration (EDT-01). */
export function SettingSections({ settings, onChange, onDuplicate, isReadOnly }: SettingSectionsProps) {
  const { t } = useTranslation()
  const summaries = useSettingWords(settings)
  const parts = useSettingParts(settings)
  return sections.map(([section, Fields]) => (
    <EditorSection
      key={section}
      section={section}
      summary={summaries[section]}
      gaps={isReadOnly ? 0 : countGaps(parts.filter((part) => part.section === section))}
      isLocked={isReadOnly}
      guide={section === 'budget' ? 'launch.budget' : undefined}
    >
      <fieldset
        className={css.fields}
        aria-label={t(`adSettings.sections.${section}`)}
        disabled={isReadOnly}
        data-in-history=""
        data-guide={section === 'budget' ? 'launch.budget' : undefined}
      >
        <Fields settings={settings} onChange={onChange} onDuplicate={isReadOnly ? undefined : onDuplicate} />
      </fieldset>
    </EditorSection>
  ))
}
