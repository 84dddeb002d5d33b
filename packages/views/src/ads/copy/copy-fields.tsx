import { freeFields, type TextKind, textKindOf } from '@aloft/domain/ads/text-kinds.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { CopyField, type EditorField } from './copy-field.tsx'
import * as css from './copy-fields.css.ts'
import { fieldState } from './field-readiness.ts'
import { MoreTextsButton } from './more-texts-button.tsx'

export interface CopyFieldsProps {
  platform: AdPlatform
  fields: readonly EditorField[]
  isReadOnly?: boolean
  onChange: (key: EditorField['key'], value: string) => void
  onAskVariants?: ((key: EditorField['key']) => void) | undefined
  /** Other texts to choose from, with the field they are for. */
  choice?: { readonly key: EditorField['key']; readonly cards: ReactNode } | null | undefined
  tokenPrice: number
  /** Opens suggestions for a kind of text that an ad has several of. */
  onGenerateMore?: ((kind: TextKind) => void) | undefined
  /** Content under a field: the facts its text uses, or the fact it's missing. */
  renderUnder?: ((field: EditorField) => ReactNode) | undefined
}

type RowsProps = CopyFieldsProps & { first: number }

function Rows({
  fields,
  first,
  isReadOnly = false,
  onChange,
  onAskVariants,
  choice,
  tokenPrice,
  renderUnder,
}: RowsProps) {
  return (
    <Stack gap={10}>
      {fields.map((field, place) => (
        <CopyField
          key={field.key}
          field={field}
          number={first + place}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange(field.key, value)}
          onAskVariants={onAskVariants && (() => onAskVariants(field.key))}
          choice={choice?.key === field.key ? choice.cards : null}
          tokenPrice={tokenPrice}
          under={renderUnder?.(field)}
        />
      ))}
    </Stack>
  )
}

/** Optional texts, collapsed until somebody opens them or one of them has a warning. */
function Extras({ part, ...props }: RowsProps & { part: EditorField['part'] }) {
  const { t } = useTranslation()
  const [isWanted, setWanted] = useState(false)
  const rowsId = useId()
  const { fields } = props
  const states = fields.map(fieldState)
  const isNeeded = states.some((state) => state === 'bad' || state === 'warn')
  // A section opened by a warning stays open when the warning is gone, because somebody is writing there.
  if (isNeeded && !isWanted) setWanted(true)
  const isOpen = isWanted || isNeeded
  const words = (
    <>
      {t(`editor.extra.${part}`, { count: fields.length })}
      <Text as="span" size={12} tone="faint">
        {t('editor.extra.written', { count: states.filter((state) => state !== null).length })}
      </Text>
    </>
  )
  return (
    <>
      {isNeeded ? (
        <p className={css.fold({ isFixed: true })}>{words}</p>
      ) : (
        <button
          type="button"
          className={css.fold({ isFixed: false })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? rowsId : undefined}
          onClick={() => setWanted(!isOpen)}
        >
          <span className={css.arrow({ isOpen })}>
            <Icon name="chevron-down" />
          </span>
          {words}
        </button>
      )}
      {isOpen ? (
        <div id={rowsId}>
          <Rows {...props} />
        </div>
      ) : null}
    </>
  )
}

function Group({ part, ...props }: CopyFieldsProps & { part: EditorField['part'] }) {
  const { t } = useTranslation()
  const { platform, fields, isReadOnly = false, onGenerateMore, tokenPrice } = props
  const nameId = useId()
  const main = fields.filter(({ isExtra = false }) => !isExtra)
  const extra = fields.filter(({ isExtra = false, value }) => isExtra && (!isReadOnly || value !== ''))
  const [first] = fields
  const kind = first && textKindOf(first)
  const texts = Object.fromEntries(fields.map(({ key, value }) => [key, value]))
  const isFull = kind !== undefined && freeFields(platform, kind, texts)?.length === 0
  return (
    <Stack gap={10} role="group" aria-labelledby={nameId}>
      <div className={css.head}>
        <Text id={nameId} as="span" size={13} weight="strong">
          {t(`editor.groups.${part}`)}
        </Text>
        {onGenerateMore && kind && !isReadOnly ? (
          isFull ? (
            <Text as="span" size={12} tone="soft">
              {t('editor.more.full')}
            </Text>
          ) : (
            <MoreTextsButton
              kind={kind}
              tokenPrice={tokenPrice}
              onPress={() => onGenerateMore(kind)}
              side="end"
            />
          )
        ) : null}
      </div>
      <Rows {...props} fields={main} first={1} />
      {extra.length > 0 ? <Extras {...props} fields={extra} first={main.length + 1} part={part} /> : null}
    </Stack>
  )
}

const parts = ['headline', 'description', 'message'] as const

/**
 * The editable texts of an ad: one field after the other, or, if a platform accepts several of one kind, a numbered
 * group with the further ones collapsed (ENT-25, ENT-26, OPN-34).
 */
export function CopyFields(props: CopyFieldsProps) {
  const {
    platform,
    fields,
    isReadOnly = false,
    onChange,
    onAskVariants,
    choice,
    tokenPrice,
    renderUnder,
  } = props
  if (platform === 'google') {
    return (
      <div className={css.frame}>
        {parts
          .map((part) => ({ part, ofPart: fields.filter((field) => field.part === part) }))
          .filter(({ ofPart }) => ofPart.length > 0)
          .map(({ part, ofPart }) => (
            <Group key={part} {...props} part={part} fields={ofPart} />
          ))}
      </div>
    )
  }
  return (
    <div className={css.frame}>
      {fields.map((field) => (
        <CopyField
          key={field.key}
          field={field}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange(field.key, value)}
          onAskVariants={onAskVariants && (() => onAskVariants(field.key))}
          choice={choice?.key === field.key ? choice.cards : null}
          tokenPrice={tokenPrice}
          under={renderUnder?.(field)}
        />
      ))}
    </div>
  )
}
