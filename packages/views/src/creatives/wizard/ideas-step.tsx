import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import type { DesignChange, DesignPicture } from '@aloft/domain/creatives/wizard/design.rules'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { ImageOrderFields, RefusedOrder, useImageOrder } from '../images/image-order-fields.tsx'
import { drawnPicture, type IdeasStepContent } from './wizard-content.ts'
import * as css from './wizard.css.ts'

export interface IdeasStepProps {
  content: IdeasStepContent
  style: ImageStyle | null
  /** The picture that was chosen. */
  drawn: DesignPicture | null
  onChange: (change: DesignChange) => void
}

/** Ideas for a picture, the order of pictures with its price, and the choice among those that arrived (CRE-05). */
export function IdeasStep({ content, style, drawn, onChange }: IdeasStepProps) {
  const { t } = useTranslation()
  const { ideas, writer, order: ordered, isOrdering, refusal, onMoreIdeas, onOrder, onTopUp } = content
  const order = useImageOrder(ideas, style)
  const { idea, price } = order
  const { count } = order.choice
  const isDrawing = ordered?.images.some(({ status }) => status === 'drawing') ?? false
  return (
    <div className={css.split}>
      <Stack gap={20}>
        {refusal ? <RefusedOrder refusal={refusal} price={price} onTopUp={onTopUp} /> : null}
        <ImageOrderFields ideas={ideas} order={order} writer={writer} onMoreIdeas={onMoreIdeas} />
        <Cluster>
          <Button
            isLoading={isOrdering || isDrawing}
            isDisabled={idea === null}
            onPress={() => {
              if (!idea) return
              onChange({ idea })
              onOrder(idea, count)
            }}
          >
            {t('creativeWizard.order', { count, price })}
          </Button>
        </Cluster>
      </Stack>
      <Pictures ordered={ordered} drawn={drawn} onChange={onChange} />
    </div>
  )
}

function Pictures({
  ordered,
  drawn,
  onChange,
}: Pick<IdeasStepProps, 'drawn' | 'onChange'> & { ordered: IdeasStepContent['order'] }) {
  const { t } = useTranslation()
  const images = ordered?.images ?? []
  const ready = images.flatMap((image) => (image.status === 'ready' ? [drawnPicture(image)] : []))
  const isKnown = drawn !== null && ready.some(({ src }) => src === drawn.src)
  // One that was chosen before a reload, or from an earlier order.
  const pictures = drawn !== null && !isKnown ? [drawn, ...ready] : ready
  const ended = images.filter(({ status }) => status !== 'drawing').length
  const isDrawing = ended < images.length
  if (pictures.length === 0 && images.length === 0) return null
  return (
    <Stack gap={12}>
      <Heading level={2} size={16}>
        {t('creativeWizard.pickOrdered')}
      </Heading>
      <Text size={13} tone="soft">
        <span role="status">
          {isDrawing
            ? `${t('imageGeneration.drawing', { count: images.length })} · ${t('imageGeneration.progress', { ended, count: images.length })}`
            : images.length > 0
              ? t('imageGeneration.arrived', { count: ready.length })
              : null}
        </span>
      </Text>
      <div
        className={`${css.options} ${css.smallOptions}`}
        role="radiogroup"
        aria-label={t('creativeWizard.pickOrdered')}
      >
        {pictures.map((picture, place) => (
          <label key={picture.src} className={css.option}>
            <span className={css.drawing}>
              <img {...sizedPicture(picture.src, '260px')} alt="" width="100%" />
            </span>
            <span className={css.words}>
              <input
                className={css.radio}
                type="radio"
                name="drawn"
                value={picture.src}
                checked={picture.src === drawn?.src}
                onChange={() => onChange({ drawn: picture })}
              />
              <span className={css.label}>{t('creativeWizard.picture', { number: place + 1 })}</span>
            </span>
          </label>
        ))}
        {images.map((image, place) =>
          image.status === 'drawing' ? (
            // The pictures of an order have fixed places.
            <Skeleton key={place + 1} width="100%" height={200} shape="block" />
          ) : null,
        )}
      </div>
    </Stack>
  )
}
