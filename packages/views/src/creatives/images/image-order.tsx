import type { Writer } from '@aloft/domain/core/ai-results'
import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'
import { type ImageStyle, imageStyles } from '@aloft/domain/creatives/image-styles.rules'
import { Button } from '@aloft/design-system/primitives/button'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import type { IdeasContent } from './image-ideas.tsx'
import { ImageOrderFields, type OrderRefusal, RefusedOrder, useImageOrder } from './image-order-fields.tsx'

export interface ImageOrderProps {
  ideas: IdeasContent
  style: ImageStyle | null
  /** Who draws; null until it's known. */
  writer: Writer | null
  isOrdering: boolean
  refusal: OrderRefusal | null
  onStyle: (style: ImageStyle | null) => void
  onMoreIdeas: () => void
  onOrder: (idea: ImageIdea, count: number) => void
  onTopUp: () => void
  onClose: () => void
}

/** Chooses an idea, its style and how many pictures to draw, with their price on the button. */
export function ImageOrder(props: ImageOrderProps) {
  const { ideas, style, writer, isOrdering, refusal, onStyle, onMoreIdeas, onOrder, onTopUp, onClose } = props
  const { t } = useTranslation()
  const order = useImageOrder(ideas, style)
  const { idea, price } = order
  const { count } = order.choice
  return (
    <ModalBody
      title={t('imageGeneration.title')}
      onSubmit={() => {
        if (idea) onOrder(idea, count)
      }}
      actions={
        <>
          <Button onPress={onClose}>{t('imageGeneration.cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            isLoading={isOrdering}
            isDisabled={idea === null}
            guide="buildCreative.generateNew"
          >
            {t('imageGeneration.submit', { count, price })}
          </Button>
        </>
      }
    >
      {refusal ? <RefusedOrder refusal={refusal} price={price} onTopUp={onTopUp} /> : null}
      <SelectField
        label={t('imageGeneration.style')}
        name="style"
        placeholder={t('imageGeneration.anyStyle')}
        options={imageStyles.map((value) => ({ value, label: t(`ads.createAd.imageStyles.${value}`) }))}
        value={style ?? ''}
        onChange={(value) => onStyle(value === '' ? null : value)}
      />
      <ImageOrderFields ideas={ideas} order={order} writer={writer} onMoreIdeas={onMoreIdeas} />
    </ModalBody>
  )
}
