import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { WriterNote } from '../../patterns/writer-note.tsx'
import { Button } from '../../primitives/button.tsx'
import { CheckboxField } from '../../primitives/checkbox-field.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { Text } from '../../primitives/text.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import * as css from './regenerate.css.ts'

export type RegenerateContent = { kind: 'loading' } | { kind: 'ready'; suggestions: readonly string[] }

export interface RegenerateModalProps {
  textKind: TextKind
  content: RegenerateContent
  writer: Writer
  /** How many more texts the ad can have; without it, there's no limit. */
  room?: number
  /** The longest text the platform takes, in characters. */
  maxLength?: number
  /** AI tokens another round costs; 0 if it's free. */
  tokenPrice: number
  /** The ticked suggestions, in their order. */
  onUse: (texts: string[]) => void
  /** Writes another round. Its button is only shown with the callback, and waits while a round is being written. */
  onMore?: (() => void) | undefined
  onClose: () => void
}

/** Suggests more texts of one kind for an ad; the user ticks the ones to use (GEN-20). */
export function RegenerateModal(props: RegenerateModalProps) {
  const { textKind, content, tokenPrice, onMore, onUse, onClose } = props
  const { t } = useTranslation()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const suggestions = content.kind === 'ready' ? content.suggestions : []
  const chosen = suggestions.filter((text) => ticked.has(text))
  const price = t('ads.tokens', { count: tokenPrice })
  return (
    <ModalBody
      title={t(`ads.regenerate.titles.${textKind}`)}
      actions={
        <>
          <Button onPress={onClose}>{t('ads.cancel')}</Button>
          {onMore ? (
            <Button
              icon={<Icon name="retry" />}
              isLoading={content.kind === 'loading'}
              guide="generateAdTexts.generateNew"
              onPress={onMore}
            >
              {tokenPrice > 0 ? t('ads.regenerate.morePriced', { price }) : t('ads.regenerate.more')}
            </Button>
          ) : null}
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            guide="generateAdTexts.done"
            onPress={() => onUse(chosen)}
          >
            {chosen.length > 0
              ? t('ads.regenerate.useCount', { count: chosen.length })
              : t('ads.regenerate.use')}
          </Button>
        </>
      }
    >
      <VisuallyHidden>
        <span role="status">
          {content.kind === 'loading' ? t('ads.regenerate.loading') : null}
          {content.kind === 'ready' ? t('editor.more.ready', { count: suggestions.length }) : null}
        </span>
      </VisuallyHidden>
      <Suggestions {...props} ticked={ticked} onTick={setTicked} chosen={chosen.length} />
    </ModalBody>
  )
}

interface SuggestionsProps extends RegenerateModalProps {
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
  chosen: number
}

function Suggestions({ content, writer, room, maxLength, ticked, onTick, chosen }: SuggestionsProps) {
  const { t } = useTranslation()
  if (content.kind === 'loading')
    return (
      <div className={css.list} data-guide="generateAdTexts.reviewCampaign" aria-busy="true">
        {[72, 58, 81, 64, 49].map((width) => (
          <div key={width} className={css.row}>
            <Skeleton width={18} height={18} />
            <Skeleton width={`${width}%`} height={14} />
          </div>
        ))}
      </div>
    )
  const isFull = room !== undefined && chosen >= room
  const toggle = (text: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(text)
    else next.delete(text)
    onTick(next)
  }
  return (
    <>
      <Text tone="soft">
        {t('ads.regenerate.hint')}{' '}
        {room === undefined
          ? null
          : isFull
            ? t('ads.regenerate.full')
            : t('ads.regenerate.room', { count: room - chosen })}
      </Text>
      <div
        role="group"
        aria-label={t('ads.regenerate.label')}
        className={css.list}
        data-guide="generateAdTexts.reviewCampaign"
      >
        {content.suggestions.map((text, index) => (
          <div key={text} className={css.row}>
            <CheckboxField
              name={`suggestion-${index + 1}`}
              label={<bdi>{text}</bdi>}
              isChecked={ticked.has(text)}
              isDisabled={isFull && !ticked.has(text)}
              onChange={(isTicked) => toggle(text, isTicked)}
            />
            {maxLength === undefined ? null : (
              <Text as="span" size={12} tone="faint" figures="tabular">
                {t('ads.regenerate.length', { length: [...text].length, max: maxLength })}
              </Text>
            )}
          </div>
        ))}
      </div>
      <WriterNote writer={writer} />
    </>
  )
}
