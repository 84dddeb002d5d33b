import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { briefLimits } from '@aloft/domain/briefs/brief-limits.rules'
import { adLanguages } from '@aloft/domain/core/ad-languages'
import { params } from '@aloft/domain/core/params'
import { tones } from '@aloft/domain/core/tones'
import { checkBrandBrief, minSummaryLength } from '@aloft/domain/briefs/brief.rules'
import { confidenceWord } from '@aloft/domain/scans/scan-fields.rules'
import type { Evidence as EvidenceItem } from '@aloft/domain/scans/website-data.entity'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { remarkIcon } from '@aloft/design-system/primitives/field.css'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './brief-rows.css.ts'
import { Confidence, type ConfidenceKind, Evidence, type PageTitles } from './evidence.tsx'
import { provingEvidence } from './evidence-lines.ts'
import { FactRow } from './fact-row.tsx'
import { ListField } from '@aloft/design-system/patterns/list-field'
import { QuietField, QuietSelect } from '@aloft/design-system/patterns/quiet-field'

/** A field of the brief: its value and its evidence. */
export interface BriefField<Value> {
  value: Value
  /** Written by the user: later findings don't replace it, and no evidence is shown. */
  isEdited?: boolean
  /** 0 to 1, for found values. */
  confidence?: number
  evidence?: readonly EvidenceItem[]
}

const maxLengths = {
  name: briefLimits.name,
  summary: briefLimits.text,
  location: briefLimits.location,
  websiteUrl: briefLimits.url,
} as const

export type BriefName = keyof BrandBrief
export type BriefFields = { [Name in BriefName]: BriefField<BrandBrief[Name]> }
export type ChangeBrief = <Name extends BriefName>(name: Name, value: BrandBrief[Name]) => void

export interface BriefRowsProps {
  fields: BriefFields
  /** Fields still being searched for. */
  awaited: readonly BriefName[]
  onChange: ChangeBrief
  /** Names of the other brands, which this one can't have (ONB-08). */
  otherBrandNames?: readonly string[]
  titles?: PageTitles
  /** False if there was no website to read. */
  isFromWebsite?: boolean
}

const isEmpty = (value: BrandBrief[BriefName]) => value === null || value.length === 0

/** How many of the eight fields are filled. */
export function filledFields(fields: BriefFields): number {
  return Object.values(fields).filter(({ value }) => !isEmpty(value)).length
}

function kindOf(name: BriefName, fields: BriefFields, isAwaited: boolean): ConfidenceKind | null {
  const { value, isEdited, confidence } = fields[name]
  if (isEdited) return 'yours'
  if (isEmpty(value)) return isAwaited ? 'awaited' : 'missing'
  if (confidence !== undefined) return confidenceWord(confidence)
  return name === 'websiteUrl' ? 'given' : null
}

function Wrong({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css.wrong}>
      <span className={remarkIcon}>
        <Icon name="error" />
      </span>
      {children}
    </p>
  )
}

/** The eight fields of a brand brief (BRF-02), each editable at any time, with its evidence. */
export function BriefRows({
  fields,
  awaited,
  onChange,
  otherBrandNames = [],
  titles = {},
  isFromWebsite = true,
}: BriefRowsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { name, summary } = fields
  // A field that the user has emptied stays empty.
  const isAwaited = (field: BriefName) => awaited.includes(field) && !fields[field].isEdited
  const failures = checkBrandBrief({ name: name.value, summary: summary.value }, otherBrandNames)
  const isWrong = {
    name: failures.name === 'existingTitle' || (failures.name && name.isEdited),
    summary: failures.summary && (summary.isEdited || summary.value !== ''),
  }

  const row = (
    field: BriefName,
    control: ReactNode,
    options: { isGroup?: boolean; wrong?: string | undefined },
  ) => {
    const kind = isFromWebsite ? kindOf(field, fields, isAwaited(field)) : null
    const { isEdited, evidence = [], value } = fields[field]
    return (
      <FactRow
        label={t(`onboarding.brief.fields.${field}`)}
        {...(options.isGroup ? {} : { labelFor: id + field })}
        aside={
          <>
            {kind ? <Confidence kind={kind} /> : null}
            {field === 'summary' && summary.value ? (
              <Text as="span" size={12} tone="faint" figures="tabular">
                {t('onboarding.brief.characters', { count: summary.value.length })}
              </Text>
            ) : null}
          </>
        }
      >
        {control}
        {options.wrong ? <Wrong id={`${id}${field}-wrong`}>{options.wrong}</Wrong> : null}
        {isEdited || isEmpty(value) ? null : (
          <Evidence evidence={provingEvidence(field, evidence)} titles={titles} />
        )}
      </FactRow>
    )
  }
  const text = (
    field: 'name' | 'summary' | 'location' | 'websiteUrl',
    kind: 'line' | 'lines' | 'address',
    wrong?: string,
  ) =>
    row(
      field,
      <QuietField
        id={id + field}
        name={field}
        kind={kind}
        value={fields[field].value}
        isAwaited={isAwaited(field)}
        placeholder={t(`onboarding.brief.prompts.${field}`)}
        errorId={wrong ? `${id}${field}-wrong` : undefined}
        maxLength={maxLengths[field]}
        onChange={(value) => onChange(field, value)}
      />,
      { wrong },
    )
  const list = (field: 'differentiators' | 'audiences', variant: 'lines' | 'chips') =>
    row(
      field,
      <ListField
        label={t(`onboarding.brief.fields.${field}`)}
        variant={variant}
        items={fields[field].value}
        isAwaited={isAwaited(field)}
        placeholder={t(`onboarding.brief.prompts.${field}`)}
        maxLength={briefLimits.entry}
        maxItems={briefLimits.entries}
        onChange={(items) => onChange(field, items)}
      />,
      { isGroup: true },
    )

  return (
    <>
      {text(
        'name',
        'line',
        isWrong.name
          ? failures.name === 'titleTooShort'
            ? t('onboarding.titleTooShort', { min: params.minTitleLength })
            : t(failures.name === 'existingTitle' ? 'onboarding.existingTitle' : 'requiredValue')
          : undefined,
      )}
      {text(
        'summary',
        'lines',
        isWrong.summary
          ? t('onboarding.summaryTooShort', { min: minSummaryLength, count: summary.value.trim().length })
          : undefined,
      )}
      {list('differentiators', 'lines')}
      {list('audiences', 'chips')}
      {row(
        'toneOfVoice',
        <QuietSelect
          id={`${id}toneOfVoice`}
          name="toneOfVoice"
          value={fields.toneOfVoice.value}
          options={tones.map((value) => ({ value, label: t(`onboarding.brief.tones.${value}`) }))}
          isAwaited={isAwaited('toneOfVoice')}
          placeholder={t('onboarding.brief.unchosen')}
          onChange={(value) => onChange('toneOfVoice', value)}
        />,
        {},
      )}
      {row(
        'language',
        <QuietSelect
          id={`${id}language`}
          name="language"
          value={fields.language.value}
          options={adLanguages.map(({ code }) => ({
            value: code,
            label: t(`onboarding.brief.languages.${code}`),
          }))}
          isAwaited={isAwaited('language')}
          placeholder={t('onboarding.brief.unchosen')}
          onChange={(value) => onChange('language', value)}
        />,
        {},
      )}
      {text('location', 'line')}
      {text('websiteUrl', 'address')}
    </>
  )
}
