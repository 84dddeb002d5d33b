import { CreativePicture } from '@aloft/design-system/patterns/creative-picture'
import { Button } from '@aloft/design-system/primitives/button'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import * as css from './scene-conflict.css.ts'
import type { ConflictSide, SceneConflictNotice } from './studio-content.ts'
import { useLayerWords } from './use-layer-words.ts'

/** What the user and somebody else changed in different ways, with both pictures to choose from. */
export function SceneConflict(props: Omit<SceneConflictNotice, 'kind'>) {
  const { layers, isBackground, mine, theirs, onKeepMine, onTakeTheirs } = props
  const { t, i18n } = useTranslation()
  const { nameOf } = useLayerWords()
  const named = [
    ...layers.map((layer) => t('studio.conflict.layer', { name: nameOf(layer) })),
    ...(isBackground ? [t('studio.conflict.background')] : []),
  ]
  const names = new Intl.ListFormat(i18n.language).format(named)
  return (
    <Notice
      tone="warning"
      title={t('studio.conflict.title')}
      action={
        <div className={css.sides}>
          <Side
            {...mine}
            name={t('studio.conflict.mine')}
            action={t('studio.conflict.keepMine')}
            onTake={onKeepMine}
          />
          <Side
            {...theirs}
            name={t('studio.conflict.theirs')}
            action={t('studio.conflict.takeTheirs')}
            onTake={onTakeTheirs}
          />
        </div>
      }
    >
      {named.length > 0 ? t('studio.conflict.layers', { names }) : t('studio.conflict.whole')}
    </Notice>
  )
}

/** In pixels: both pictures and the stage stay in sight. */
const longestSide = 148

interface SideProps extends ConflictSide {
  name: string
  action: string
  onTake: () => void
}

function Side({ svg, width, height, name, action, onTake }: SideProps) {
  return (
    <Stack gap={6}>
      <Text as="span" size={13} weight="strong">
        {name}
      </Text>
      <div style={{ width: `min(100%, ${longestSide * Math.min(1, width / height)}px)` }}>
        <CreativePicture svg={svg} width={width} height={height} alt={name} />
      </div>
      <Button size="small" onPress={onTake}>
        {action}
      </Button>
    </Stack>
  )
}
