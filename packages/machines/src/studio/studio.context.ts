import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { newHistory, type SceneHistory } from '@aloft/domain/creatives/studio/scene-history.rules'
import type { SceneNotice } from '@aloft/domain/creatives/studio/scene-notice.rules'
import type { Handle } from '@aloft/domain/creatives/studio/resize.rules'
import type { Box } from '@aloft/domain/creatives/studio/box.rules'
import { mainFormatOf, type Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { type Guides, noGuides } from '@aloft/domain/creatives/studio/snapping.rules'

/** The scenes after a change, and the format that was changed: undoing it opens that one. */
export interface ScenesState {
  readonly scenes: Scenes
  readonly format: CreativeFormat
}

export interface StudioInput {
  readonly scenes: Scenes
  /** Guests and lapsed plans only view. */
  readonly isReadOnly: boolean
}

export interface StudioContext {
  readonly isReadOnly: boolean
  readonly history: SceneHistory<ScenesState>
  readonly format: CreativeFormat
  /** Ids of the selected layers, lowest first. */
  readonly selection: readonly string[]
  readonly clipboard: readonly CreativeElement[]
  /** The open scene while a drag changes it; it's only recorded when it ends. */
  readonly draft: Creative | null
  readonly handle: Handle | null
  /** The frame being drawn around layers, and what was selected before it. */
  readonly frame: { readonly box: Box; readonly selectedBefore: readonly string[] } | null
  readonly guides: Guides
  /** What to read out; the number differs even if two are equal. */
  readonly notice: { readonly number: number; readonly what: SceneNotice } | null
}

export function newContext({ scenes, isReadOnly }: StudioInput): StudioContext {
  const format = mainFormatOf(scenes)
  return {
    isReadOnly,
    history: newHistory({ scenes, format }),
    format,
    selection: [],
    clipboard: [],
    draft: null,
    handle: null,
    frame: null,
    guides: noGuides,
    notice: null,
  }
}

/** The open scene as it's shown, including a drag. */
export function shownScene({ draft, history, format }: StudioContext): Creative | undefined {
  return draft ?? history.present.scenes[format]
}
