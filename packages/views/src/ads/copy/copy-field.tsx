import type { CopyField as CopyFieldRule } from '@aloft/domain/balloons/copy-fields.rules'
import type {} from '@aloft/messages/i18n'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './copy-field.css.ts'
import { type LintNote, LintNotes } from './lint-notes.tsx'
import { isAboutLength, type Measure, measure } from './copy-measure.ts'
import { markText } from './marked-text.ts'
import { useFieldName } from '../../balloons/use-field-name.ts'
import { useTokenWords } from '../../plans/token-price.tsx'

/** A text of an ad in the editor: the platform's field, its content and the messages about it. */
export interface EditorField extends CopyFieldRule {
  value: string
  /** Whether a launch needs it. */
  isRequired: boolean
  /** Key of its validation failure (ENT-34). */
  failure: string | null
  notes: readonly LintNote[]
}

export interface CopyFieldProps {
  field: EditorField
  /** Number among fields of one kind, shown instead of a label above. */
  number?: number
  isReadOnly?: boolean
  onChange: (value: string) => void
  /** Requests three other texts. */
  onAskVariants?: (() => void) | undefined
  /** Other texts to choose from, in place below it. */
  choice?: ReactNode
  /** AI tokens that three other texts cost. */
  tokenPrice: number
  /** Content below: the facts the text uses, or the fact it's missing. */
  under?: ReactNode
}

/** Element id of a field, for links to it. */
export function copyFieldId(key: string): string {
  return `field-${key}`
}

function Count({ size }: { size: Measure }) {
  const { t } = useTranslation()
  const { length, over, cut, limit } = size
  const words = { length, max: limit }
  return (
    <span className={css.count({ tone: over > 0 ? 'over' : cut === null ? 'calm' : 'warn' })}>
      <span aria-hidden="true" dir="ltr">
        {t('editor.field.count', words)}
      </span>
      <VisuallyHidden>{t('editor.field.spokenCount', words)}</VisuallyHidden>
      <span role="status">{over > 0 ? ` · ${t('editor.field.tooMany', { count: over })}` : ''}</span>
    </span>
  )
}

function useFailureText(field: EditorField, size: Measure, wasLeft: boolean): string | null {
  const { t } = useTranslation()
  if (field.notes.some(({ severity }) => severity === 'error')) return null
  if (size.over > 0) return t('editor.failures.textTooLong', { count: size.over })
  // The text was too long a moment ago and no longer is.
  if (field.failure === null || field.failure === 'textTooLong') return null
  if (field.failure === 'requiredValue') return wasLeft && size.length === 0 ? t('requiredValue') : null
  return field.failure === 'repeatedText' ? t('editor.failures.repeatedText') : t('editor.failures.other')
}

function useLengthRemark(field: EditorField, { over, cut, left }: Measure): string | null {
  const { t } = useTranslation()
  if (over > 0 || field.notes.some(isAboutLength)) return null
  if (cut !== null) return t('editor.field.mayBeCut', { count: cut })
  return left === null ? null : t('editor.field.leftBeforeCut', { count: left })
}

/** A text of an ad, with its count, messages and a way to get another one (ENT-14, ENT-34). */
export function CopyField({
  field,
  number,
  isReadOnly = false,
  onChange,
  onAskVariants,
  choice,
  tokenPrice,
  under,
}: CopyFieldProps) {
  const { t } = useTranslation()
  const name = useFieldName()(field)
  const price = useTokenWords(tokenPrice)
  const [wasLeft, setWasLeft] = useState(false)
  const footId = useId()
  const adviceId = useId()
  const size = measure(field)
  const failure = useFailureText(field, size, wasLeft)
  const lengthRemark = useLengthRemark(field, size)
  const id = copyFieldId(field.key)
  const variant = number === undefined ? 'labelled' : 'numbered'
  // In a text that can't be changed, only what keeps the ad from its launch is worth a line.
  const remark = isReadOnly ? null : lengthRemark
  const notes = isReadOnly ? field.notes.filter(({ severity }) => severity === 'error') : field.notes
  const cutAt = isReadOnly || size.cut === null ? null : (field.adviceLength ?? null)
  const pieces = markText(field.value, notes, cutAt)
  const tone = isReadOnly && size.tone === 'warn' ? 'calm' : size.tone
  const isMultiLine = field.part === 'message'
  const hasFoot = failure !== null || notes.length > 0
  const describedBy = [remark === null ? null : adviceId, hasFoot ? footId : null].filter(Boolean).join(' ')

  const side = isReadOnly ? null : (
    <span className={css.side({ variant })}>
      {variant === 'numbered' ? (
        <span className={onAskVariants && css.alone}>
          <Count size={size} />
        </span>
      ) : null}
      {onAskVariants ? (
        <button
          type="button"
          className={variant === 'numbered' ? `${css.another} ${css.quiet}` : css.another}
          aria-label={t('editor.field.anotherFor', { field: name, price })}
          aria-expanded={Boolean(choice)}
          data-guide="generateAdTexts.suggestions"
          onClick={onAskVariants}
        >
          {t('editor.field.another')}, {price}
        </button>
      ) : null}
      {variant === 'labelled' ? <Count size={size} /> : null}
    </span>
  )
  const box = (
    <div className={css.box} data-guide="generateAdTexts.text">
      <div className={css.mirror({ isReadOnly })} aria-hidden="true" dir="auto">
        {pieces?.map(({ text, mark }, place) => (
          <span key={place} className={css.piece({ mark })}>
            {text}
          </span>
        ))}
      </div>
      <textarea
        id={id}
        name={field.key}
        className={css.control({ tone: failure === null ? tone : 'over' })}
        dir="auto"
        rows={1}
        value={field.value}
        readOnly={isReadOnly}
        aria-required={field.isRequired || undefined}
        aria-invalid={size.tone === 'over' || failure !== null || undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) =>
          onChange(isMultiLine ? event.target.value : event.target.value.replaceAll(/\s*\n\s*/g, ' '))
        }
        onKeyDown={(event: KeyboardEvent) => {
          if (!isMultiLine && event.key === 'Enter') event.preventDefault()
        }}
        onBlur={() => setWasLeft(true)}
      />
      {isReadOnly ? (
        <span className={css.lock}>
          <ToolIcon name="lock" size={14} />
        </span>
      ) : null}
    </div>
  )
  const foot = hasFoot ? (
    <div id={footId} className={css.foot({ variant })}>
      {failure === null ? null : (
        <p className={css.failure}>
          <span className={css.failureIcon}>
            <Icon name="rejected" />
          </span>
          {failure}
        </p>
      )}
      <LintNotes notes={notes} value={field.value} onApply={isReadOnly ? undefined : onChange} />
    </div>
  ) : null
  const advice =
    remark === null ? null : (
      <div id={adviceId} className={css.foot({ variant })}>
        <Text size={12} tone="faint">
          {remark}
        </Text>
      </div>
    )

  // Before the messages shown on leaving the field: a button must not move away while it's being pressed.
  const basis = under ? <div className={css.foot({ variant })}>{under}</div> : null
  const choices = choice ? <div className={css.foot({ variant })}>{choice}</div> : null

  if (variant === 'numbered') {
    return (
      <div className={css.field({ variant, isReadOnly })}>
        <label htmlFor={id} className={css.number}>
          <VisuallyHidden>{name}</VisuallyHidden>
          <span aria-hidden="true">{number}</span>
        </label>
        {box}
        {side}
        {advice}
        {choices}
        {basis}
        {foot}
      </div>
    )
  }
  return (
    <div className={css.field({ variant, isReadOnly })}>
      <Cluster gap={16} rowGap={0} align="baseline" justify="between">
        <label htmlFor={id} className={css.label}>
          {name}
        </label>
        {side}
      </Cluster>
      {box}
      {advice}
      {choices}
      {basis}
      {foot}
    </div>
  )
}
