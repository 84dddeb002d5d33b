import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import type {} from '@aloft/messages/i18n'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { useFieldName } from '../../balloons/use-field-name.ts'
import { copyFieldId, type EditorField } from './copy-field.tsx'
import * as css from './variant-choice.css.ts'
import { diffWords } from '@aloft/design-system/patterns/word-diff'

/** Other texts for a field, asked for and not decided yet. */
export interface EditorVariants {
  key: ComponentKey
  state: 'loading' | 'ready'
  texts: readonly string[]
  /** The appeal of each text, by its index. */
  angles?: readonly (Angle | null)[]
}

export interface VariantChoiceProps {
  /** The field the texts are for. */
  field: Pick<EditorField, 'key' | 'label' | 'value' | 'maxLength' | 'adviceLength'>
  variants: Omit<EditorVariants, 'key'>
  /** The text that's pointed at or focused, for a preview; null if there's none. */
  onTry?: ((text: string | null) => void) | undefined
  onTake: (text: string) => void
  /** Leaves the field unchanged, as Escape does. */
  onKeep: () => void
}

interface DifferenceProps {
  current: string
  text: string
  maxLength: number
  /** The platform may cut longer texts. */
  adviceLength?: number | undefined
  /** Null for a text without an angle; left out if no text has one. */
  angle: Angle | null | undefined
}

/** The changed text with its new words underlined, followed by the removed words. */
function Difference({ current, text, angle, maxLength, adviceLength = maxLength }: DifferenceProps) {
  const { t } = useTranslation()
  const length = [...text].length
  const runs = diffWords(current, text)
  const isAllNew = !runs.some(({ kind }) => kind === 'same')
  const isSame = runs.every(({ kind }) => kind === 'same')
  const gone = runs.filter(({ kind }) => kind === 'removed')
  const shown = runs.filter(({ kind }) => kind !== 'removed')
  return (
    <>
      <div>
        {angle === undefined ? null : <p className={css.angle}>{angle && t(`copyBasis.angles.${angle}`)}</p>}
        <p className={css.words} dir="auto">
          {shown.map(({ kind, text: words }, place) => (
            <span key={place}>
              {place > 0 ? ' ' : null}
              {kind === 'added' && !isAllNew ? <ins className={css.added}>{words}</ins> : words}
            </span>
          ))}
        </p>
      </div>
      <p className={css.facts}>
        {isSame ? (
          <span>{t('editor.variants.noSame')}</span>
        ) : isAllNew ? (
          <span>{t('editor.variants.allNew')}</span>
        ) : gone.length > 0 ? (
          <span className={css.removed} dir="auto">
            {t('editor.variants.without')}{' '}
            {gone.map(({ text: words }, place) => (
              <span key={place}>
                {place > 0 ? ', ' : null}
                <del>{words}</del>
              </span>
            ))}
          </span>
        ) : (
          <span />
        )}
        <span className={length > maxLength ? css.over : undefined} dir="ltr">
          {t('editor.field.count', { length, max: length > maxLength ? maxLength : adviceLength })}
        </span>
      </p>
    </>
  )
}

function Variant({ onTake, ...difference }: DifferenceProps & { onTake: () => void }) {
  const { t } = useTranslation()
  return (
    <li className={css.card}>
      <Difference {...difference} />
      <Button size="small" width="full" onPress={onTake}>
        {t('editor.variants.take')}
        <VisuallyHidden>: {difference.text}</VisuallyHidden>
      </Button>
    </li>
  )
}

function Waiting() {
  return (
    <div className={css.list({ isLong: false })} aria-busy="true">
      {[88, 74, 94].map((width) => (
        <div key={width} className={css.card}>
          <Skeleton width={`${width}%`} height={18} />
          <Skeleton width="52%" height={12} />
          <Skeleton width="100%" height={32} />
        </div>
      ))}
    </div>
  )
}

/** Reports the text whose card is pointed at, otherwise the one whose card has the focus; null if there's none. */
function useTried(texts: readonly string[], onTry: VariantChoiceProps['onTry']) {
  const list = useRef<HTMLUListElement>(null)
  const report = useEffectEvent((place: number) => onTry?.(texts[place] ?? null))
  useEffect(() => {
    const cards = list.current
    if (!cards) return undefined
    const placeOf = (target: EventTarget | null) =>
      [...cards.children].findIndex((card) => target instanceof Node && card.contains(target))
    let pointed = -1
    let focused = -1
    const update = ({ type, target, relatedTarget }: MouseEvent | FocusEvent) => {
      if (type === 'pointerover' || type === 'pointerout')
        pointed = type === 'pointerover' ? placeOf(target) : -1
      else focused = placeOf(type === 'focusin' ? target : relatedTarget)
      report(pointed < 0 ? focused : pointed)
    }
    const leaving = new AbortController()
    for (const kind of ['pointerover', 'pointerout', 'focusin', 'focusout'] as const)
      cards.addEventListener(kind, update, { signal: leaving.signal })
    return () => {
      leaving.abort()
      report(-1)
    }
  }, [texts])
  return list
}

const count = 3

/** Texts longer than this read badly in a third of the column. */
const longest = 60

/**
 * Three other texts for a field as small cards, with the differences from the current text marked (GEN-20, ENT-14). The
 * preview beside them follows the pointer and the focus.
 */
export function VariantChoice({ field, variants, onTry, onTake, onKeep }: VariantChoiceProps) {
  const { state, texts, angles } = variants
  const { t } = useTranslation()
  const name = useFieldName()(field)
  const list = useTried(texts, onTry)
  const hasAngles = angles?.some((angle) => angle !== null) ?? false
  const isLong = texts.some((text) => text.length > longest)
  // The brief may not have facts for three.
  const isFew = state === 'ready' && texts.length < count
  const title = useRef<HTMLHeadingElement>(null)
  const returnsTo = useRef<Element | null>(null)
  // A button of the field opens this choice. The focus returns there, or to the field if its text has changed.
  useEffect(() => {
    returnsTo.current = document.activeElement
    title.current?.focus({ preventScroll: true })
    title.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
    return () => {
      if (returnsTo.current instanceof HTMLElement) returnsTo.current.focus({ preventScroll: true })
    }
  }, [])
  const keep = useEffectEvent(onKeep)
  // Works wherever the focus is, but a dialog or message above handles the key first.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) keep()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const take = (text: string) => {
    returnsTo.current = document.getElementById(copyFieldId(field.key))
    onTake(text)
  }
  return (
    <section className={css.frame} data-part="variants" data-guide="generateAdTexts.select" aria-label={name}>
      <VisuallyHidden>
        <span role="status">
          {state === 'loading'
            ? t('editor.variants.loading', { field: name })
            : t('editor.variants.ready', { field: name, count: texts.length })}
        </span>
      </VisuallyHidden>
      <Cluster gap={16} rowGap={4} align="baseline" justify="between">
        <h4 ref={title} className={css.title} tabIndex={-1}>
          {isFew
            ? t('editor.variants.ready', { field: name, count: texts.length })
            : t('editor.variants.title', { field: name })}
        </h4>
        {state === 'ready' ? (
          <Text size={12} tone="faint">
            {t('editor.variants.difference')}
          </Text>
        ) : null}
      </Cluster>
      {state === 'loading' ? (
        <Waiting />
      ) : (
        <ul ref={list} className={css.list({ isLong })}>
          {texts.map((text, place) => (
            <Variant
              key={text}
              text={text}
              angle={hasAngles ? (angles?.[place] ?? null) : undefined}
              current={field.value}
              maxLength={field.maxLength}
              adviceLength={field.adviceLength}
              onTake={() => take(text)}
            />
          ))}
        </ul>
      )}
      <div className={css.keep}>
        <Button variant="quiet" size="small" onPress={onKeep}>
          {t('editor.variants.keep')}
        </Button>
      </div>
    </section>
  )
}
