import type { LayerDrawing } from '@aloft/creative/svg/layer-to-svg'
import { drawingAddress } from '@aloft/design-system/patterns/creative-picture'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type {} from '@aloft/messages/i18n'
import { memo, useMemo } from 'react'
import * as css from './layer-list.css.ts'
import { StudioButton } from './studio-button.tsx'
import type { Act } from './studio-content.ts'
import { StudioIcon } from './studio-icon.tsx'
import { useLayerWords } from './use-layer-words.ts'

export interface LayerListProps {
  /** Lowest first, as in the scene; the list shows the front first. */
  elements: readonly CreativeElement[]
  selectedIds: readonly string[]
  drawings: Readonly<Record<string, LayerDrawing>>
  isReadOnly: boolean
  onAct: Act
}

/** The layers of the open picture, front first. */
export function LayerList({ elements, selectedIds, drawings, isReadOnly, onAct }: LayerListProps) {
  const { t } = useTranslation()
  return (
    <Stack as="ul" gap={2} aria-label={t('studio.layers.title')}>
      {elements.toReversed().map((element) => (
        <Layer
          key={element.id}
          element={element}
          isSelected={selectedIds.includes(element.id)}
          drawing={drawings[element.id]}
          isReadOnly={isReadOnly}
          onAct={onAct}
        />
      ))}
    </Stack>
  )
}

interface LayerProps {
  element: CreativeElement
  isSelected: boolean
  drawing: LayerDrawing | undefined
  isReadOnly: boolean
  onAct: Act
}

const Layer = memo(function Layer({ element, isSelected, drawing, isReadOnly, onAct }: LayerProps) {
  const { t } = useTranslation()
  const { nameOf, detailOf } = useLayerWords()
  const { id, isHidden = false, isLocked = false } = element
  const name = nameOf(element)
  return (
    <li
      className={css.row}
      data-selected={isSelected ? '' : undefined}
      data-hidden={isHidden ? '' : undefined}
    >
      <button
        type="button"
        className={css.choose}
        aria-pressed={isSelected}
        onClick={(event) => onAct({ type: 'CLICK', id, isAdded: event.shiftKey })}
      >
        <span className={css.mark}>
          {element.type === 'text' || !drawing ? (
            <StudioIcon name={element.type} />
          ) : (
            <Thumbnail svg={drawing.svg} />
          )}
        </span>
        <Stack as="span" gap={0}>
          <span className={css.name} dir="auto">
            {name}
          </span>
          <span className={css.detail}>{detailOf(element)}</span>
        </Stack>
      </button>
      {isReadOnly ? null : (
        <>
          <span className={isLocked ? undefined : css.quiet}>
            <StudioButton
              icon={isLocked ? 'lock' : 'unlock'}
              label={t(isLocked ? 'studio.layers.unlock' : 'studio.layers.lock', { name })}
              onPress={() =>
                onAct({ type: 'COMMAND', command: { type: 'lock', ids: [id], isLocked: !isLocked } })
              }
            />
          </span>
          <StudioButton
            icon={isHidden ? 'hide' : 'show'}
            label={t(isHidden ? 'studio.layers.show' : 'studio.layers.hide', { name })}
            onPress={() =>
              onAct({ type: 'COMMAND', command: { type: 'hide', ids: [id], isHidden: !isHidden } })
            }
          />
        </>
      )}
    </li>
  )
})

const Thumbnail = memo(function Thumbnail({ svg }: { svg: string }) {
  const address = useMemo(() => drawingAddress(svg), [svg])
  return <img className={css.drawing} src={address} alt="" />
})
