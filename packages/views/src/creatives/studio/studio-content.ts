import type { SceneFault } from '@aloft/creative/check/scene-faults'
import type { LayerDrawing } from '@aloft/creative/svg/layer-to-svg'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import type { SaveStateProps } from '@aloft/design-system/patterns/save-state'
import type { Creative, CreativeElement, CroppedImageElement } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { Box, Point } from '@aloft/domain/creatives/studio/box.rules'
import type { ChosenPicture } from '@aloft/domain/creatives/studio/picture.rules'
import type { ChosenVideo } from '@aloft/domain/creatives/studio/video.rules'
import type { AddedType } from '@aloft/domain/creatives/studio/new-element.rules'
import type { Handle } from '@aloft/domain/creatives/studio/resize.rules'
import type { SceneCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import type { SceneNotice } from '@aloft/domain/creatives/studio/scene-notice.rules'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { Guides } from '@aloft/domain/creatives/studio/snapping.rules'

/** What a user does in the studio. */
export type StudioAction =
  | { readonly type: 'OPEN_FORMAT'; readonly format: CreativeFormat }
  | { readonly type: 'SELECT'; readonly ids: readonly string[] }
  | { readonly type: 'CLICK'; readonly id: string; readonly isAdded: boolean }
  | { readonly type: 'COMMAND'; readonly command: SceneCommand; readonly kind?: string }
  | { readonly type: 'ADD'; readonly added: AddedType }
  | { readonly type: 'ADD_PICTURE'; readonly picture: ChosenPicture }
  | { readonly type: 'REPLACE_PICTURE'; readonly id: string; readonly picture: ChosenPicture }
  | { readonly type: 'ADD_VIDEO'; readonly video: ChosenVideo }
  | { readonly type: 'REPLACE_VIDEO'; readonly id: string; readonly video: ChosenVideo }
  | { readonly type: 'COPY' }
  | { readonly type: 'PASTE' }
  | { readonly type: 'DUPLICATE' }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }
  | { readonly type: 'GROUP' }
  | { readonly type: 'FOLLOW'; readonly format: CreativeFormat }
  | { readonly type: 'RESTORE'; readonly scenes: Scenes }
  | { readonly type: 'END_TEXT' }
  | { readonly type: 'EDIT_TEXT'; readonly id: string }
  | { readonly type: 'START_FRAME'; readonly isAdded: boolean }
  | { readonly type: 'FRAME'; readonly box: Box }
  | { readonly type: 'START_MOVE' }
  | { readonly type: 'START_ROTATE' }
  | { readonly type: 'DROP' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'START_RESIZE'; readonly handle: Handle }
  | {
      readonly type: 'DRAG'
      readonly by: Point
      readonly threshold: number
      readonly hasFixedRatio: boolean
    }
  | { readonly type: 'ROTATE'; readonly degrees: number }

export type Act = (action: StudioAction) => void

/** The open scene and what's being done to it. */
export interface StageState {
  mode: 'idle' | 'framing' | 'moving' | 'resizing' | 'rotating' | 'editingText' | 'readOnly'
  formats: readonly CreativeFormat[]
  format: CreativeFormat
  /** As recorded, without a drag. */
  scenes: Scenes
  scene: Creative
  /** Lowest first. */
  selected: readonly CreativeElement[]
  frame: Box | null
  guides: Guides
  notice: { readonly number: number; readonly what: SceneNotice } | null
  canUndo: boolean
  canRedo: boolean
  canPaste: boolean
}

/** Images of the layers by id, and of the formats; those still being drawn are left out. */
export interface StudioDrawings {
  layers: Readonly<Record<string, LayerDrawing>>
  /** SVG of each format's whole picture; null if it can't be drawn. */
  formats: Readonly<Partial<Record<CreativeFormat, string | null>>>
  hasFailed: boolean
}

/** What's wrong with the creative; it's found again after each pause in editing. */
export type SceneChecksContent =
  | { kind: 'checking' | 'failed' }
  | {
      kind: 'checked'
      faults: readonly SceneFault[]
      /** The contrast of a color, `#rrggbb`, with what's behind a text of one size, 1 to 21; null if it isn't known. */
      contrastOf: (format: CreativeFormat, id: string, color: string) => number | null
    }

/** A color that the brand uses. */
export interface BrandColor {
  /** `#rrggbb`. */
  readonly hex: string
}

/** A font of pictures for fields of the browser. */
export interface TextFace {
  /** The name in CSS. */
  readonly family: string
  /** Above and below the baseline, in em. */
  readonly ascent: number
  readonly descent: number
}

export interface StudioBrand {
  name: string
  colors: readonly BrandColor[]
  hasLogo: boolean
}

/** What's asked about pictures and videos. */
export interface PictureQuestions {
  /** Which part of it is seen. */
  onCrop: (element: CroppedImageElement) => void
  /** Which picture of the library is in place of another layer's; null adds one. */
  onPick: (replacedId: string | null) => void
  /** Which video is in place of another one; null adds one. */
  onSetVideo: (replacedId: string | null) => void
  /** Which picture is shown until a video is played. */
  onPickPoster: (id: string) => void
}

export interface StudioDownload {
  isPending: boolean
  onStart: () => void
}

/** Why nothing can be changed. */
export type ReadOnlyReason = 'guest' | 'lapsed'

/** One side's picture; `svg` is null while it's drawn. */
export interface ConflictSide {
  readonly svg: string | null
  readonly width: number
  readonly height: number
}

/** What the user and somebody else changed in different ways. */
export interface SceneConflictNotice {
  kind: 'conflict'
  /** The layers; none if the two pictures can't be put together at all. */
  layers: readonly CreativeElement[]
  isBackground: boolean
  mine: ConflictSide
  theirs: ConflictSide
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export interface OpenStudio {
  name: string | null
  backHref: string
  /** Left out if nothing can be changed. */
  save?: SaveStateProps | undefined
  readOnly: ReadOnlyReason | null
  /** What has to be settled before edits are saved again. */
  trouble:
    | SceneConflictNotice
    | { kind: 'refused'; isPictureMissing: boolean; onRetry: () => void; onDiscard: () => void }
    | null
  stage: StageState
  drawings: StudioDrawings
  checks: SceneChecksContent
  brand: StudioBrand
  /** The font of the text that's edited; null while it's loaded, and if no text is. */
  textFace: TextFace | null
  onAct: Act
  pictures: PictureQuestions
  onVersions: () => void
  /** Left out for guests. */
  download?: StudioDownload | undefined
}

export type StudioContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'notFound'; listHref: string }
  | ({ kind: 'open' } & OpenStudio)
