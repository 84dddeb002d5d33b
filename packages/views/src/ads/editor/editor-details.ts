import type { LaunchObstacle } from '@aloft/domain/ads/ad-readiness.rules'
import type { SettingValues } from '@aloft/domain/ads/ad-setting-changes.rules'
import type { AudienceField } from '@aloft/domain/ads/audience-fields.rules'
import type { EditorSection } from '@aloft/domain/ads/editor-sections.rules'
import type { EditorTab } from '@aloft/domain/ads/editor-tabs.rules'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { EditBlock } from '@aloft/domain/balloons/edit-block.rules'
import type { checkBalloonName } from '@aloft/domain/balloons/balloon-name.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { CopyBasis, FactNeed } from '@aloft/domain/facts/copy-basis.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { ReactNode } from 'react'
import type { NeedState } from './ad-needs.tsx'
import type { AnswerFailure } from '../copy/copy-gap.tsx'
import type { EditorField } from '../copy/copy-field.tsx'
import type { EditorSettings } from './editor-settings.ts'
import type { LintNote } from '../copy/lint-notes.tsx'
import type { SaveStateProps } from '@aloft/design-system/patterns/save-state'
import type { Segment } from '@aloft/design-system/patterns/segments'
import type { PreviewDevice } from '@aloft/design-system/previews/preview-data'
import type { TargetingList } from '../targeting/targeting-lists.ts'

/** An ad as written. */
export interface EditorAd {
  name: string
  /** As stored; older names are understood (OPN-36). */
  status: string
  platform: AdPlatform
  /** In the order they are written. */
  fields: readonly EditorField[]
  /** Its picture and its page, if the platform needs them. */
  needs?: readonly NeedState[]
  /** The parts of the targeting that are counted. */
  lists?: readonly TargetingList[]
  /** What is wrong with the people it is for, and what the linter says of them. */
  audience?: readonly { field: AudienceField; failure?: string | null; notes: readonly LintNote[] }[]
  settings: EditorSettings
  /** Remarks about the ad as a whole, which no one field can be blamed for. */
  notes?: readonly LintNote[]
  /** What blocks a launch; empty for an ad that's ready. If left out, nothing is shown. */
  obstacles?: readonly LaunchObstacle[]
  /** Who drafted the texts; left out if unknown. */
  writer?: Writer
  /** Facts of the brief in another language than the ad's: they stay as they are. */
  foreignFacts?: readonly string[]
}

/** Other texts for a field, asked for and not decided yet. */
export interface EditorVariants {
  key: ComponentKey
  state: 'loading' | 'ready'
  texts: readonly string[]
  /** What each text appeals to, by its place. */
  angles?: readonly (Angle | null)[]
}

/** A section that others fill, with what it holds in one line. */
export interface EditorSlot {
  section: EditorSection
  summary: ReactNode
  body: ReactNode
}

/** The content and callbacks of an ad's editor. Buttons are only shown with their callback. */
export interface EditorDetails {
  ad: EditorAd
  save: SaveStateProps
  /** Why the last name given by `onRename` was refused (FLV-13, FLV-14). */
  nameFailure?: ReturnType<typeof checkBalloonName>
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onChangeField: (key: ComponentKey, value: string) => void
  onChangeSettings: (changed: Partial<SettingValues>) => void
  onRename: (name: string) => void
  /** Nothing can be edited: the status doesn't allow it, the ad is archived, or the user is a reader (EDT-03). */
  isReadOnly?: boolean
  /** Defaults to `status`. */
  readOnlyReason?: EditBlock
  /** Makes a stopped or rejected ad a draft again, or opens the draft; shown beside the reason (OPN-38). */
  onUnlock?: () => void
  /** Stops an ad that is submitted or running. */
  onStop?: () => void
  /** Deletes an archived ad for good. */
  onDelete?: () => void
  variants: EditorVariants | null
  onAskVariants?: (key: ComponentKey) => void
  onTakeVariant: (text: string) => void
  onCloseVariants: () => void
  /** The ad as people will see it with another text in the field asked for. */
  renderVariant?: (text: string) => ReactNode
  /** AI tokens that three other texts cost. */
  tokenPrice: number
  /** What the saved texts rest on; null until it is known. */
  basis?: CopyBasis | null
  /** Stores an answer to a text's question in the brief; says why if it can't. */
  onAnswerNeed?: (need: FactNeed, answer: string) => Promise<AnswerFailure | null>
  /** Writes the text of an empty field, for `tokenPrice`. */
  onWriteText?: (key: ComponentKey) => Promise<void>
  /** Opens suggestions for a kind of text (GEN-20). */
  onGenerateMore?: (kind: TextKind) => void
  /** The part that a narrow window shows (EDT-02). */
  tab: EditorTab
  onTab: (tab: EditorTab) => void
  previews: ReactNode
  previewTabs?: readonly Segment[]
  previewTab?: string
  onPreviewTab?: (id: string) => void
  /** The device of the preview; left out if it makes no difference. */
  previewDevice?: PreviewDevice | undefined
  onPreviewDevice?: (device: PreviewDevice) => void
  /** Whether the areas that a story's app covers are marked; left out if nothing is covered. */
  hasPreviewSafeZones?: boolean | undefined
  onPreviewSafeZones?: (isShown: boolean) => void
  onDuplicate?: () => void
  /** Its picture and the texts on it; left out if the platform shows none. */
  picture?: ReactNode
  /** Given for a Facebook ad: a draft for Instagram with what it holds. Never called while one is being created. */
  onCreateForInstagram?: () => void
  isCreatingForInstagram?: boolean
  /** The targeting, as the ad's platform requires it. */
  targeting: ReactNode
  /** Further sections, in their order: forecast, history, log of the autopilot. */
  slots?: readonly EditorSlot[]
  /** Overlays the bottom of the editor if there are no variants: what somebody else changed. */
  foot?: ReactNode
  /** Lies above that: what became of the line. */
  band?: ReactNode
  /** Further buttons at the end of the head. */
  actions?: ReactNode
}
