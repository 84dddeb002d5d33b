import type { ModalName } from '@aloft/domain/core/modal-names'

/** The frame of a modal. */
export interface FrameOptions {
  /** `dashboard`: 400 by 400 CSS pixels (RTE-28). */
  readonly size?: 'medium' | 'wide' | 'dashboard'
  /** The `data-anchor` of the element it opens at. */
  readonly anchor?: 'bell'
  /** Only its own buttons close it (MOD-13). */
  readonly isStaying?: boolean
  /** The page behind is blurred, for modals of the onboarding type (MOD-08). */
  readonly isBlurred?: boolean
}

/** A row as written: the type of the body comes from its file. */
interface WrittenRow extends FrameOptions {
  readonly load: unknown
}

/** The modals of an area, by name. */
export type ModalRows = Readonly<Partial<Record<ModalName, WrittenRow>>>
