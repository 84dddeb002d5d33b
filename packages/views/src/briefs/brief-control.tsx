import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import { briefLimits } from '@aloft/domain/briefs/brief-limits.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ListField } from '@aloft/design-system/patterns/list-field'
import { QuietField, QuietSelect } from '@aloft/design-system/patterns/quiet-field'
import * as css from './brief-control.css.ts'
import type { FieldForm } from './brief-form.ts'
import { LogoField } from './logo-field.tsx'
import { useBriefWords } from './use-brief-words.ts'

export interface BriefControlProps {
  /** Ties the control to the label of its row. */
  id: string
  form: FieldForm
  value: BriefValue
  /** Addresses of the brand's logos. */
  logos: readonly string[]
  onUploadLogo?: (() => void) | undefined
  /** The element that says what is wrong with the value. */
  errorId?: string | undefined
  onChange: (value: BriefValue) => void
}

const textOf = (value: BriefValue): string => (typeof value === 'string' ? value : '')
const listOf = (value: BriefValue): string[] => (Array.isArray(value) ? value : [])

/** What a field of a brief is written with, whatever it holds. */
export function BriefControl({ id, form, value, logos, onUploadLogo, errorId, onChange }: BriefControlProps) {
  const { t } = useTranslation()
  const { option } = useBriefWords()
  const { name } = form
  const label = t(`briefs.fields.${name}`)
  switch (form.kind) {
    case 'sentences':
    case 'words':
      return (
        <ListField
          label={label}
          variant={form.kind === 'sentences' ? 'lines' : 'chips'}
          items={listOf(value)}
          placeholder={t(`briefs.prompts.${form.name}`)}
          maxLength={briefLimits.entry}
          maxItems={briefLimits.entries}
          onChange={onChange}
        />
      )
    case 'choice':
      return (
        <QuietSelect
          id={id}
          name={name}
          value={typeof value === 'string' ? value : null}
          options={optionsOf(form.options, value).map((one) => ({ value: one, label: option(name, one) }))}
          placeholder={t('onboarding.brief.unchosen')}
          errorId={errorId}
          onChange={onChange}
        />
      )
    case 'color':
      return <ColorControl id={id} name={name} value={textOf(value)} onChange={onChange} />
    case 'logo':
      return (
        <LogoField logos={logos} chosen={textOf(value) || null} onChoose={onChange} onUpload={onUploadLogo} />
      )
    default:
      return (
        <QuietField
          id={id}
          name={name}
          kind={form.kind === 'optional' ? 'lines' : form.kind}
          value={textOf(value)}
          placeholder={t(`briefs.prompts.${form.name}`)}
          errorId={errorId}
          maxLength={form.maxLength}
          onChange={(text) => onChange(form.kind === 'optional' && text === '' ? null : text)}
        />
      )
  }
}

/** What can be chosen, with what was chosen before the choices were these. */
function optionsOf(options: readonly string[], value: BriefValue): readonly string[] {
  return typeof value === 'string' && value !== '' && !options.includes(value) ? [value, ...options] : options
}

function ColorControl({
  id,
  name,
  value,
  onChange,
}: Pick<BriefControlProps, 'id' | 'onChange'> & { name: string; value: string }) {
  return (
    <span className={css.color}>
      <input
        id={id}
        name={name}
        className={css.swatch}
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={css.hex}>{value.toUpperCase()}</span>
    </span>
  )
}
