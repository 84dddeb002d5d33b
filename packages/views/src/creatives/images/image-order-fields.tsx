import { type ImageIdea, mostImages } from '@aloft/domain/creatives/image-idea.entity'
import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import { imagesPrice } from '@aloft/domain/plans/tokens.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import { Segments } from '@aloft/design-system/patterns/segments'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { type IdeasContent, ImageIdeas } from './image-ideas.tsx'
import { PainterNote } from './painter-note.tsx'

/** Why pictures weren't ordered. */
export type OrderRefusal = 'imagesInProgress' | 'outOfTokens' | 'unsafe' | 'generic'

const counts = Array.from({ length: mostImages }, (_, index) => index + 1)
const longestSubject = 400

/** What is chosen: an idea by its place in the list, or none for one of the user's own. */
interface Choice {
  readonly index: number | null
  /** The user's words; null while they're the idea's. */
  readonly subject: string | null
  readonly count: number
}

/** The choice of an idea and of how many pictures to draw; `idea` is null until it says what to draw. */
export function useImageOrder(ideas: IdeasContent, style: ImageStyle | null) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice>({ index: 0, subject: null, count: 2 })
  const list = ideas.kind === 'ready' ? ideas.ideas : []
  const idea = choice.index === null ? undefined : list[choice.index]
  const subject = choice.subject ?? idea?.subject ?? ''
  return {
    choice,
    setChoice,
    subject,
    price: t('ads.tokens', { count: imagesPrice(choice.count) }),
    idea: subject.trim() === '' ? null : orderedIdea(idea, subject.trim(), style),
  }
}

export interface ImageOrderFieldsProps {
  ideas: IdeasContent
  order: ReturnType<typeof useImageOrder>
  /** Who draws; null until it's known. */
  writer: Writer | null
  onMoreIdeas: () => void
}

/** Ideas to choose from, what the picture shows, and how many to draw. */
export function ImageOrderFields({ ideas, order, writer, onMoreIdeas }: ImageOrderFieldsProps) {
  const { t } = useTranslation()
  const { choice, setChoice, subject } = order
  return (
    <>
      <ImageIdeas
        content={ideas}
        chosen={choice.index}
        onChoose={(index) => setChoice({ ...choice, index, subject: index === null ? '' : null })}
        onMore={onMoreIdeas}
      />
      <TextAreaField
        label={t('imageGeneration.subject')}
        name="subject"
        rows={2}
        placeholder={t('imageGeneration.subjectPlaceholder')}
        value={subject}
        onChange={(text) => setChoice({ ...choice, subject: text.slice(0, longestSubject) })}
      />
      <Cluster gap={8} justify="between">
        <Text as="span" size={13} weight="medium">
          {t('imageGeneration.count')}
        </Text>
        <Segments
          label={t('imageGeneration.count')}
          options={counts.map((count) => ({ id: String(count), label: String(count) }))}
          value={String(choice.count)}
          onChange={(id) => setChoice({ ...choice, count: Number(id) })}
        />
      </Cluster>
      <Cluster gap={8}>
        {writer ? <PainterNote writer={writer} /> : null}
        <Text as="span" size={13} tone="soft">
          {t('imageGeneration.paid')}
        </Text>
      </Cluster>
    </>
  )
}

/** Why pictures weren't ordered, and what to do about it. */
export function RefusedOrder({
  refusal,
  price,
  onTopUp,
}: {
  refusal: OrderRefusal
  price: string
  onTopUp: () => void
}) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="error"
      action={
        refusal === 'outOfTokens' ? (
          <Button variant="quiet" onPress={onTopUp}>
            {t('imageGeneration.topUp')}
          </Button>
        ) : undefined
      }
    >
      {t(`imageGeneration.refused.${refusal}`, { price })}
    </Notice>
  )
}

/** The idea with the user's words and style. One of their own has nothing but these. */
function orderedIdea(idea: ImageIdea | undefined, subject: string, style: ImageStyle | null): ImageIdea {
  const fallback = { title: subject.slice(0, 120), environment: '', mood: '', punchline: '' }
  return { ...fallback, ...idea, subject, style: style ?? idea?.style ?? 'Illustration' }
}
