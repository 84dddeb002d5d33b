import { Grid } from '@aloft/design-system/primitives/grid'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { addedTypes } from '@aloft/domain/creatives/studio/new-element.rules'
import type {} from '@aloft/messages/i18n'
import * as css from './studio-add.css.ts'
import type { OpenStudio } from './studio-content.ts'
import { StudioIcon } from './studio-icon.tsx'

export interface StudioAddProps extends Pick<OpenStudio, 'brand' | 'onAct'> {
  onPickPicture: OpenStudio['pictures']['onPick']
  onSetVideo: OpenStudio['pictures']['onSetVideo']
}

/** What can be added to a picture. */
export function StudioAdd({ brand, onAct, onPickPicture, onSetVideo }: StudioAddProps) {
  const { t } = useTranslation()
  const [text, ...others] = addedTypes.filter((added) => added !== 'logo' || brand.hasLogo)
  return (
    <Grid columnWidth={64} gap={8}>
      {[text, 'image' as const, 'video' as const, ...others].map((added) =>
        added ? (
          <button
            key={added}
            type="button"
            className={css.added}
            data-guide={added === 'image' ? 'buildCreative.mediaLibrary' : undefined}
            onClick={() => {
              if (added === 'image') onPickPicture(null)
              else if (added === 'video') onSetVideo(null)
              else onAct({ type: 'ADD', added })
            }}
          >
            <StudioIcon name={added} />
            {t(`studio.add.${added}`)}
          </button>
        ) : null,
      )}
    </Grid>
  )
}
