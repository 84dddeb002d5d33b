import type { Writer } from '@aloft/domain/core/ai-results'
import type { OrderedImage } from '@aloft/domain/creatives/image-generation.entity'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import * as css from './image-generation.css.ts'
import { PainterNote } from './painter-note.tsx'

/** Pictures that were ordered. */
export interface OrderContent {
  readonly title: string
  readonly images: readonly OrderedImage[]
}

export type ReadyImage = OrderedImage & { status: 'ready' }

export interface OrderedImagesProps {
  order: OrderContent
  writer: Writer | null
  onBack: () => void
  onUse: (images: readonly ReadyImage[]) => void
  onClose: () => void
}

/** The pictures of an order as they arrive, to choose from. */
export function OrderedImages({ order, writer, onBack, onUse, onClose }: OrderedImagesProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { title, images } = order
  const ended = images.filter(({ status }) => status !== 'drawing').length
  const ready = images.filter((image): image is ReadyImage => image.status === 'ready')
  const isDrawing = ended < images.length
  // A single picture needs no choice.
  const used = images.length === 1 ? ready : ready.filter(({ url }) => chosen.has(url))
  const toggle = (url: string) => {
    const next = new Set(chosen)
    if (!next.delete(url)) next.add(url)
    setChosen(next)
  }
  return (
    <ModalBody
      title={t('imageGeneration.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('imageGeneration.close')}</Button>
          {isDrawing ? null : <Button onPress={onBack}>{t('imageGeneration.back')}</Button>}
          <Button variant="primary" isDisabled={used.length === 0} onPress={() => onUse(used)}>
            {t('imageGeneration.use', { count: used.length })}
          </Button>
        </>
      }
    >
      <div role="status">
        <Text weight="strong">{title}</Text>
        <Text tone="soft">
          {isDrawing
            ? `${t('imageGeneration.drawing', { count: images.length })} · ${t('imageGeneration.progress', { ended, count: images.length })}`
            : t('imageGeneration.arrived', { count: ready.length })}
        </Text>
      </div>
      <ul
        className={css.pictures}
        data-count={images.length}
        data-guide="buildCreative.pickVariant"
        aria-label={t('imageGeneration.pictures')}
      >
        {images.map((image, index) => (
          // The pictures of an order have fixed places.
          <li key={index + 1} className={css.cell}>
            <Tile
              image={image}
              number={index + 1}
              title={title}
              isChosen={image.status === 'ready' && used.includes(image)}
              isOnly={images.length === 1}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
      {isDrawing ? <Text size={13}>{t('imageGeneration.leave')}</Text> : null}
      {writer ? <PainterNote writer={writer} /> : null}
    </ModalBody>
  )
}

interface TileProps {
  image: OrderedImage
  number: number
  title: string
  isChosen: boolean
  isOnly: boolean
  onToggle: (url: string) => void
}

function Tile({ image, number, title, isChosen, isOnly, onToggle }: TileProps) {
  const { t } = useTranslation()
  if (image.status === 'drawing')
    return (
      <div className={css.waiting}>
        <Skeleton width="100%" height={400} shape="block" />
        <span className={css.waitingWords}>{t('imageGeneration.waiting', { number })}</span>
      </div>
    )
  if (image.status === 'failed')
    return (
      <div className={css.failed}>
        <Icon name="warning" />
        <Text size={13}>{t(`ads.aiFailed.reasons.${image.failure}.text`)}</Text>
        <Text size={13} tone="soft">
          {t('imageGeneration.free')}
        </Text>
      </div>
    )
  const alt = t('imageGeneration.choose', { number, title })
  const picture = (
    <img className={css.picture} {...sizedPicture(image.url, '260px')} alt={isOnly ? alt : ''} />
  )
  if (isOnly) return picture
  return (
    <label className={css.pick}>
      <input
        type="checkbox"
        className={css.tick}
        aria-label={alt}
        checked={isChosen}
        onChange={() => onToggle(image.url)}
      />
      {picture}
    </label>
  )
}
