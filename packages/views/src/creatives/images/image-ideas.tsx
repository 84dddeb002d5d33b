import type { AiFailure } from '@aloft/domain/core/ai-results'
import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'
import { Button } from '@aloft/design-system/primitives/button'
import { Grid } from '@aloft/design-system/primitives/grid'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'
import { RadioOption } from '@aloft/design-system/primitives/radio-option'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import * as css from './image-generation.css.ts'

/** Ideas to choose from. */
export type IdeasContent =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly ideas: readonly ImageIdea[] }
  | { readonly kind: 'failed'; readonly failure: AiFailure }

export interface ImageIdeasProps {
  content: IdeasContent
  /** Place of the chosen idea; null for one of the user's own. */
  chosen: number | null
  onChoose: (index: number | null) => void
  onMore: () => void
}

/** Ideas as cards, of which one is chosen. */
export function ImageIdeas({ content, chosen, onChoose, onMore }: ImageIdeasProps) {
  const { t } = useTranslation()
  return (
    <div>
      <div className={css.ideasHead}>
        <Text as="span" size={13} weight="medium">
          {t('imageGeneration.ideas.label')}
        </Text>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="retry" />}
          isLoading={content.kind === 'loading'}
          onPress={onMore}
        >
          {t(content.kind === 'failed' ? 'imageGeneration.ideas.again' : 'imageGeneration.ideas.others')}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">
          {content.kind === 'loading' ? t('imageGeneration.ideas.loading') : null}
          {content.kind === 'ready'
            ? t('imageGeneration.ideas.ready', { count: content.ideas.length })
            : null}
        </span>
      </VisuallyHidden>
      <Cards content={content} chosen={chosen} onChoose={onChoose} />
    </div>
  )
}

function Cards({ content, chosen, onChoose }: Omit<ImageIdeasProps, 'onMore'>) {
  const { t } = useTranslation()
  if (content.kind === 'loading')
    return (
      <div aria-busy="true">
        <Grid columnWidth={260} gap={8}>
          {[1, 2, 3].map((number) => (
            <Skeleton key={number} width="100%" height={84} />
          ))}
        </Grid>
      </div>
    )
  if (content.kind === 'failed')
    return (
      <Notice tone="warning">
        {t(
          content.failure === 'noSuggestions' ? 'imageGeneration.ideas.none' : 'imageGeneration.ideas.failed',
        )}
      </Notice>
    )
  return (
    <div role="radiogroup" aria-label={t('imageGeneration.ideas.label')}>
      <Grid columnWidth={260} gap={8}>
        {content.ideas.map((idea, index) => (
          <RadioOption
            key={idea.subject}
            name="idea"
            value={String(index)}
            label={idea.title}
            detail={sceneOf(idea, t('imageGeneration.ideas.scene', idea))}
            isChecked={chosen === index}
            onChoose={() => onChoose(index)}
            variant="card"
          />
        ))}
        <RadioOption
          name="idea"
          value="own"
          label={t('imageGeneration.ideas.own')}
          detail={t('imageGeneration.ideas.ownDetail')}
          isChecked={chosen === null}
          onChoose={() => onChoose(null)}
          variant="card"
        />
      </Grid>
    </div>
  )
}

function sceneOf({ punchline }: ImageIdea, scene: string): string {
  return punchline === '' ? scene : `${scene} “${punchline}”`
}
