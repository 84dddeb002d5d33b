import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { CopyBasis, FactNeed } from '@aloft/domain/facts/copy-basis.entity'
import { strengthTarget } from '@aloft/domain/facts/strength-target.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { PlatformMark } from '@aloft/design-system/patterns/tool-icon'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useFieldName } from '../../balloons/use-field-name.ts'
import { AdStrength } from '../copy/ad-strength.tsx'
import { copyFieldId, type EditorField } from '../copy/copy-field.tsx'
import { CopyFields, type CopyFieldsProps } from '../copy/copy-fields.tsx'
import type { AnswerFailure } from '../copy/copy-gap.tsx'
import { FieldBasis } from '../copy/field-basis.tsx'
import { AdNeeds, type NeedState } from './ad-needs.tsx'
import * as css from './content-panel.css.ts'
import { EditorSection } from './editor-section.tsx'
import { countGaps, useContentParts } from './use-ad-parts.ts'

export interface ContentPanelProps {
  platform: AdPlatform
  /** In the order they are written. */
  fields: readonly EditorField[]
  /** Its picture and its page, if the platform needs them. */
  needs: readonly NeedState[]
  /** What the saved texts rest on; null until it is known, left out if nobody can know it. */
  basis?: CopyBasis | null | undefined
  isReadOnly: boolean
  /** AI tokens that three other texts cost. */
  tokenPrice: number
  onChange: (key: ComponentKey, value: string) => void
  onAskVariants?: ((key: ComponentKey) => void) | undefined
  /** Other texts to choose from, with the field they are for. */
  choice?: CopyFieldsProps['choice']
  /** Opens suggestions for a kind of text (GEN-20). */
  onGenerateMore?: ((kind: TextKind) => void) | undefined
  /** Stores an answer to a text's question in the brief; says why if it can't. */
  onAnswerNeed?: ((need: FactNeed, answer: string) => Promise<AnswerFailure | null>) | undefined
  /** Writes the text of an empty field, for `tokenPrice`. */
  onWriteText?: ((key: ComponentKey) => Promise<void>) | undefined
  /** Its picture and the texts on it; left out if the platform shows none. */
  children?: ReactNode
}

/** What an ad says and shows (EDT-01, ENT-25, ENT-26). */
export function ContentPanel(props: ContentPanelProps) {
  const { platform, fields, needs, basis, isReadOnly, tokenPrice } = props
  const { t } = useTranslation()
  const parts = useContentParts(fields, needs)
  const target = useStrengthTarget(platform, fields, basis)
  const gaps = countGaps(parts)
  const counted = t('adSettings.summary.texts', { ready: parts.length - gaps, count: parts.length })
  return (
    <EditorSection
      section="content"
      summary={gaps > 0 && !isReadOnly ? counted : <FirstTexts fields={fields} />}
      gaps={isReadOnly ? 0 : gaps}
      isOpen
      isLocked={isReadOnly}
    >
      <div className={css.platform}>
        <PlatformMark platform={platform} size={20} />
        <h3>{t(`editor.platforms.${platform}`)}</h3>
      </div>
      <CopyFields
        platform={platform}
        fields={fields}
        isReadOnly={isReadOnly}
        onChange={props.onChange}
        onAskVariants={props.onAskVariants}
        choice={props.choice}
        tokenPrice={tokenPrice}
        onGenerateMore={props.onGenerateMore}
        renderUnder={(field) => (
          <FieldBasis
            field={field}
            basis={basis}
            isReadOnly={isReadOnly}
            tokenPrice={tokenPrice}
            onAnswer={props.onAnswerNeed}
            onWrite={props.onWriteText}
          />
        )}
      />
      {basis && !isReadOnly ? <AdStrength strength={basis.strength} target={target} /> : null}
      {needs.length > 0 ? (
        <div className={css.needs}>
          <AdNeeds needs={needs} />
        </div>
      ) : null}
      {props.children}
    </EditorSection>
  )
}

/** The first texts of an ad in one line, as people will read them. */
function FirstTexts({ fields }: Pick<ContentPanelProps, 'fields'>) {
  const texts = fields.map(({ value }) => value.trim()).filter(Boolean)
  return (
    <span className={css.firstTexts} dir="auto">
      {texts.slice(0, 3).join(' · ')}
    </span>
  )
}

/** The field where the ad's weakest part is improved; null if none is weak. */
function useStrengthTarget(
  platform: AdPlatform,
  fields: readonly EditorField[],
  basis: CopyBasis | null | undefined,
): { readonly id: string; readonly name: string } | null {
  const nameOf = useFieldName()
  const key = basis ? strengthTarget(platform, basis) : null
  const field = fields.find((one) => one.key === key)
  return field ? { id: copyFieldId(field.key), name: nameOf(field) } : null
}
