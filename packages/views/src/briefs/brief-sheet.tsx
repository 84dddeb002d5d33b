import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type { Evidence as EvidenceItem } from '@aloft/domain/scans/website-data.entity'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { FieldRemark } from '@aloft/design-system/primitives/field-remark'
import { Evidence, type PageTitles } from '../scans/evidence.tsx'
import { type ConflictOfValues, EditConflicts } from '../balloons/edit-conflicts.tsx'
import { provingEvidence } from '../scans/evidence-lines.ts'
import { FactRow } from '../scans/fact-row.tsx'
import { type RefusedValue, RefusedEdits } from '../balloons/refused-edits.tsx'
import { BriefControl } from './brief-control.tsx'
import {
  type BriefFieldName,
  briefForms,
  type BriefKind,
  type BriefValues,
  type FieldForm,
} from './brief-form.ts'
import { BriefHistory, type FieldHistory } from './brief-history.tsx'
import { BriefFieldValue } from './brief-field-value.tsx'
import * as css from './brief-sheet.css.ts'
import { useBriefWords } from './use-brief-words.ts'

/** A field that somebody else changed too. */
export interface BriefFieldConflict extends Pick<ConflictOfValues, 'author' | 'date'> {
  readonly field: BriefFieldName
  readonly mine: BriefValue
  readonly theirs: BriefValue
}

/** What the server would not take of a field. */
export interface RefusedBriefField extends Pick<RefusedValue, 'refusal'> {
  readonly field: BriefFieldName
  readonly value: BriefValue
}

/** What the reader has to settle before all is saved. */
export interface UnsettledFields {
  readonly conflicts: readonly BriefFieldConflict[]
  readonly refused: readonly RefusedBriefField[]
  readonly onTake: (field: BriefFieldName, takes: 'mine' | 'theirs') => void
  readonly onRetry: () => void
  /** Puts words on the clipboard. */
  readonly onCopy: (words: string) => void
  /** Lets a value go that was refused. */
  readonly onRemove: (field: BriefFieldName) => void
}

export interface BriefSheetProps {
  kind: BriefKind
  values: BriefValues
  /** What the values rest on, by field. */
  evidence?: Readonly<Record<string, readonly EvidenceItem[]>>
  titles?: PageTitles
  /** What is wrong, in words, by field. */
  wrong?: Readonly<Record<string, string>>
  /** What others wrote into fields that the reader changed too, and what could not be saved; left out for readers. */
  unsettled?: UnsettledFields | undefined
  /** The one history that is open. */
  history?: { field: BriefFieldName; history: FieldHistory } | null
  /** Addresses of the brand's logos, for the design brief. */
  logos?: readonly string[]
  /** Sends a picture for a logo; left out for readers. */
  onUploadLogo?: (() => void) | undefined
  /** Left out for readers. */
  onChange?: ((field: BriefFieldName, value: BriefValue) => void) | undefined
  /** Opens the history of a field, or closes it with null; left out if there's none yet. */
  onOpenHistory?: ((field: BriefFieldName | null) => void) | undefined
  /** Restores a former value. */
  onRestore?: ((field: BriefFieldName, value: BriefValue) => void) | undefined
}

/** The fields of a brief (BRF-02 to BRF-04), each edited in place, with its evidence and who changed it. */
export function BriefSheet(props: BriefSheetProps) {
  return (
    <div className={css.sheet}>
      {briefForms[props.kind].map((form) => (
        <Row key={form.name} form={form} {...props} />
      ))}
      {props.unsettled ? <Unsettled {...props.unsettled} /> : null}
    </div>
  )
}

/** In sight as long as a part of the brief is: nothing of it is saved before the reader has chosen. */
function Unsettled({ conflicts, refused, onTake, ...ways }: UnsettledFields) {
  const words = useBriefWords()
  return (
    <div className={css.unsettled}>
      <EditConflicts
        of="brief"
        conflicts={conflicts.map(({ field, mine, theirs, ...by }) => ({
          id: field,
          subject: { kind: 'briefField', field },
          mine: words.value(field, mine),
          theirs: words.value(field, theirs),
          ...by,
        }))}
        onTake={(id, takes) => onTake(id as BriefFieldName, takes)}
      />
      <RefusedEdits
        of="brief"
        values={refused.map(({ field, value, refusal }) => ({
          id: field,
          subject: { kind: 'briefField', field },
          words: words.value(field, value),
          refusal,
        }))}
        onRetry={ways.onRetry}
        onCopy={ways.onCopy}
        onRemove={(id) => ways.onRemove(id as BriefFieldName)}
      />
    </div>
  )
}

function Row({ form, ...props }: BriefSheetProps & { form: FieldForm }) {
  const { t } = useTranslation()
  const id = useId()
  const { name } = form
  const {
    values,
    evidence = {},
    titles = {},
    wrong = {},
    history,
    onChange,
    onOpenHistory,
    onRestore,
  } = props
  const value = values[name] ?? null
  const label = t(`briefs.fields.${name}`)
  const isGroup = ['sentences', 'words', 'logo'].includes(form.kind)
  const isOpen = history?.field === name
  const reason = wrong[name]
  return (
    <FactRow
      label={label}
      guide={props.kind === 'brand' && name === 'summary' ? 'setupBrand.reviewBrief' : undefined}
      {...(onChange && !isGroup && { labelFor: id })}
      aside={
        onOpenHistory ? (
          <button
            type="button"
            className={css.history}
            aria-label={t('briefs.history.openOf', { field: label })}
            aria-expanded={isOpen}
            onClick={() => onOpenHistory(isOpen ? null : name)}
          >
            {t('briefs.history.open')}
          </button>
        ) : null
      }
    >
      {onChange ? (
        <BriefControl
          id={id}
          form={form}
          value={value}
          logos={props.logos ?? []}
          errorId={reason ? `${id}-wrong` : undefined}
          onUploadLogo={props.onUploadLogo}
          onChange={(next) => onChange(name, next)}
        />
      ) : (
        <BriefFieldValue form={form} value={value} />
      )}
      {reason ? <FieldRemark id={`${id}-wrong`}>{reason}</FieldRemark> : null}
      <Evidence evidence={provingEvidence(name, evidence[name] ?? [])} titles={titles} />
      {isOpen ? (
        <BriefHistory
          form={form}
          history={history.history}
          value={value}
          titles={titles}
          onUndo={onRestore && ((former) => onRestore(name, former))}
        />
      ) : null}
    </FactRow>
  )
}
