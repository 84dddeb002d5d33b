import type { Angle } from '@aloft/domain/facts/angles.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './variant-choice.css.ts'
import { diffWords } from '@aloft/design-system/patterns/word-diff'

export interface VariantChoiceProps {
  /** Name of the field the texts are for. */
  field: string
  /** The field's current content. */
  current: string
  /** Maximum length of the field, in characters. */
  maxLength: number
  /** The platform may cut longer texts. */
  adviceLength?: number | undefined
  state: 'loading' | 'ready'
  texts: readonly string[]
  /** The appeal of each text, by its index. */
  angles?: readonly (Angle | null)[] | undefined
  /** Renders a preview of the ad with the text. */
  renderPreview?: ((text: string) => ReactNode) | undefined
  onTake: (text: string) => void
  /** Leaves the field unchanged, as Escape does. */
  onKeep: () => void
}

type VariantProps = Pick<
  VariantChoiceProps,
  'current' | 'maxLength' | 'adviceLength' | 'renderPreview' | 'onTake'
> & {
  text: string
  /** Null for a text without an angle; left out if no text has one. */
  angle: Angle | null | undefined
}

/** The changed text with its new words underlined, followed by the removed words. */
function Difference({
  current,
  text,
  angle,
  maxLength,
  adviceLength = maxLength,
}: Pick<VariantProps, 'current' | 'text' | 'angle' | 'maxLength' | 'adviceLength'>) {
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

function Variant(props: VariantProps) {
  const { text, angle, current, maxLength, adviceLength, renderPreview, onTake } = props
  const { t } = useTranslation()
  return (
    <li className={css.card}>
      <Difference
        angle={angle}
        current={current}
        text={text}
        maxLength={maxLength}
        adviceLength={adviceLength}
      />
      <div className={css.preview}>{renderPreview?.(text)}</div>
      <div className={css.actions}>
        <Button size="small" onPress={() => onTake(text)}>
          {t('editor.variants.take')}
          <VisuallyHidden>: {text}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}

function Waiting() {
  return (
    <div className={css.list} aria-busy="true">
      {[88, 74, 94].map((width) => (
        <div key={width} className={css.card}>
          <Skeleton width={`${width}%`} height={18} />
          <Skeleton width="52%" height={12} />
          <Skeleton width="100%" height={104} />
          <Skeleton width={108} height={32} />
        </div>
      ))}
    </div>
  )
}

/**
 * Three other texts side by side, each in a preview of the ad, with the differences from the current text
 * marked (GEN-20).
 */
export function VariantChoice(props: VariantChoiceProps) {
  const { field, current, state, texts, onKeep } = props
  const { t } = useTranslation()
  const hasAngles = props.angles?.some((angle) => angle !== null) ?? false
  const title = useRef<HTMLHeadingElement>(null)
  // A press under a field opens this choice; afterwards the focus returns to the field.
  useEffect(() => {
    const before = document.activeElement
    title.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const keep = useRef(onKeep)
  useEffect(() => {
    keep.current = onKeep
  })
  // Works wherever the focus is, but a dialog or message above handles the key first.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) keep.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className={css.frame}>
      <VisuallyHidden>
        <span role="status">
          {state === 'loading' ? t('editor.variants.loading', { field }) : null}
          {state === 'ready' ? t('editor.variants.ready', { field, count: texts.length }) : null}
        </span>
      </VisuallyHidden>
      <div className={css.foot}>
        <Heading ref={title} level={2} size={16}>
          {t('editor.variants.title', { field })}
        </Heading>
        {state === 'ready' ? (
          <Text size={12} tone="faint">
            {t('editor.variants.difference')}
          </Text>
        ) : null}
      </div>
      {state === 'loading' ? <Waiting /> : null}
      {state === 'ready' ? (
        <ul className={css.list}>
          {texts.map((text, place) => (
            <Variant
              key={text}
              text={text}
              angle={hasAngles ? (props.angles?.[place] ?? null) : undefined}
              current={current}
              maxLength={props.maxLength}
              adviceLength={props.adviceLength}
              renderPreview={props.renderPreview}
              onTake={props.onTake}
            />
          ))}
        </ul>
      ) : null}
      <div className={css.keep}>
        <Button variant="quiet" size="small" onPress={onKeep}>
          {t('editor.variants.keep')}
        </Button>
      </div>
    </div>
  )
}
