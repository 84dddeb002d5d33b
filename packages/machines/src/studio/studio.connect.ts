import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { type CreativeFormat, creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import type { Box } from '@aloft/domain/creatives/studio/box.rules'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { Guides } from '@aloft/domain/creatives/studio/snapping.rules'
import type { SnapshotFrom } from 'xstate'
import { shownScene, type StudioContext } from './studio.context.ts'
import { selectionIn } from './studio.edits.ts'
import type { studioMachine } from './studio.machine.ts'

export type StudioMode = 'idle' | 'framing' | 'moving' | 'resizing' | 'rotating' | 'editingText' | 'readOnly'

export interface StudioView {
  readonly mode: StudioMode
  readonly formats: readonly CreativeFormat[]
  readonly format: CreativeFormat
  /** As recorded, without a drag. */
  readonly scenes: Scenes
  /** The open scene as it's shown; null if the creative has no format at all. */
  readonly scene: Creative | null
  readonly selected: readonly CreativeElement[]
  readonly frame: Box | null
  readonly guides: Guides
  readonly notice: StudioContext['notice']
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canPaste: boolean
}

export function connectStudio(snapshot: SnapshotFrom<typeof studioMachine>): StudioView {
  const { value, context } = snapshot
  const { history, format, frame, guides, notice, clipboard, isReadOnly } = context
  return {
    mode: value === 'opening' ? (isReadOnly ? 'readOnly' : 'idle') : value,
    formats: creativeFormatNames.filter((name) => history.present.scenes[name]),
    format,
    scenes: history.present.scenes,
    scene: shownScene(context) ?? null,
    selected: selectionIn(context),
    frame: frame?.box ?? null,
    guides,
    notice,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    canPaste: clipboard.length > 0,
  }
}
