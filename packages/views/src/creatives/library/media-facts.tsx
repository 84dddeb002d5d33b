import { Link } from '@aloft/design-system/primitives/link'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { rulesEngine } from '@aloft/domain/core/ai-results'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import type {} from '@aloft/messages/i18n'
import * as css from './media-details.css.ts'
import { useMediaWords } from './use-media-words.ts'

export interface MediaFactsProps {
  item: MediaItem
}

/** What's known of a picture: its size, its uses, and who made it under which license (CRE-01). */
export function MediaFacts({ item }: MediaFactsProps) {
  const { t } = useTranslation()
  const { sizesOf } = useMediaWords()
  const { uses, license, credit, isAi, isStored, maker, prompt } = item
  const line = (text: string) => (
    <Text key={text} size={13} tone="soft">
      {text}
    </Text>
  )
  const sizes = sizesOf(item)
  const used = () =>
    uses === 0 ? t('mediaLibrary.details.unused') : t('mediaLibrary.details.uses', { count: uses })
  return (
    <div className={css.facts}>
      {sizes.length > 0 ? line(sizes.join(' · ')) : null}
      {isStored ? line(used()) : null}
      {credit?.url ? (
        <Text size={13}>
          <Link href={credit.url} opensTab>
            {t('mediaLibrary.details.credit', { name: credit.name })}
          </Link>
        </Text>
      ) : null}
      {credit && !credit.url ? line(t('mediaLibrary.details.credit', { name: credit.name })) : null}
      {license ? line(t('mediaLibrary.details.license', { license })) : null}
      {isAi
        ? line(maker ? t('mediaLibrary.details.madeBy', { maker }) : t('mediaLibrary.details.madeByAi'))
        : null}
      {maker === rulesEngine ? line(t('mediaLibrary.details.madeByRules')) : null}
      {prompt ? line(t('mediaLibrary.details.prompt', { prompt })) : null}
    </div>
  )
}
