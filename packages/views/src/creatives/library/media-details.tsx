import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import { mediaLimits } from '@aloft/domain/ideas/media.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import * as css from './media-details.css.ts'
import type { LibraryContent } from './library-content.ts'
import { MediaFacts } from './media-facts.tsx'
import { useMediaWords } from './use-media-words.ts'

export interface MediaDetailsProps extends Pick<LibraryContent, 'onSave' | 'onArchive'> {
  item: MediaItem
  /** Called with words that aren't saved yet; null once there are none. */
  onUnsaved: (words: MediaWords | null) => void
}

export type MediaWords = Pick<MediaItem, 'name' | 'alt'>

type Outcome = 'saving' | 'saved' | 'notSaved' | 'moving' | 'notArchived' | 'notRestored'

/** What's known of a picture: its words, which can be changed, its sizes, its rights and its uses. */
export function MediaDetails({ item, onUnsaved, onSave, onArchive }: MediaDetailsProps) {
  const { t } = useTranslation()
  const { nameOf } = useMediaWords()
  const [typed, setTyped] = useState<MediaWords>({ name: item.name, alt: item.alt })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const changedIn = ({ name, alt }: MediaWords): MediaWords | null => {
    const words = { name: name.trim(), alt: alt.trim() }
    return words.name === item.name && words.alt === item.alt ? null : words
  }
  const words = changedIn(typed)
  const edit = (change: Partial<MediaWords>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    setOutcome(null)
    onUnsaved(changedIn(next))
  }
  const save = async () => {
    if (!words) return
    setOutcome('saving')
    const isSaved = await onSave(item, words)
    setOutcome(isSaved ? 'saved' : 'notSaved')
    if (isSaved) onUnsaved(null)
  }
  const move = async () => {
    setOutcome('moving')
    const isMoved = await onArchive(item, !item.isArchived)
    setOutcome(isMoved ? null : item.isArchived ? 'notRestored' : 'notArchived')
  }
  const isFailure = outcome === 'notSaved' || outcome === 'notArchived' || outcome === 'notRestored'
  return (
    <Stack gap={12}>
      <img {...sizedPicture(item.url, '260px')} className={css.preview} alt={item.alt || nameOf(item)} />
      <MediaFacts item={item} />
      <TextField
        label={t('mediaLibrary.details.name')}
        name="mediaName"
        value={typed.name}
        onChange={(name) => edit({ name: name.slice(0, mediaLimits.name) })}
      />
      <TextAreaField
        label={t('mediaLibrary.details.alt')}
        name="mediaAlt"
        rows={2}
        value={typed.alt}
        hint={t('mediaLibrary.details.altHint')}
        onChange={(alt) => edit({ alt: alt.slice(0, mediaLimits.alt) })}
      />
      <Cluster gap={8}>
        <Button
          size="small"
          isDisabled={!words && outcome !== 'saving'}
          isLoading={outcome === 'saving'}
          onPress={() => void save()}
        >
          {t('mediaLibrary.details.save')}
        </Button>
        <Button size="small" variant="quiet" isLoading={outcome === 'moving'} onPress={() => void move()}>
          {t(item.isArchived ? 'mediaLibrary.details.restore' : 'mediaLibrary.details.archive')}
        </Button>
        <div role="status">
          {outcome === 'saved' || isFailure ? (
            <Text as="span" size={13} tone={isFailure ? 'rejected' : 'live'}>
              {t(`mediaLibrary.details.${outcome}`)}
            </Text>
          ) : null}
        </div>
      </Cluster>
    </Stack>
  )
}
