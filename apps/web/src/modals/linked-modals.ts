import type { ModalName } from '@aloft/domain/core/modal-names'
import { parseVideoUrl } from '@aloft/domain/core/video-url'

/** Parses a parameter of an address; false if it's invalid. */
type ParamRule = (text: string) => unknown

/**
 * Modals that have an address, with its other parameters: each is in the address as `modal.<name>` and is
 * refused by its rule. All other modals are asked from within the product and have none.
 */
export const linkedModals = {
  'all-briefs': {},
  'autopilot-logs': { ad: (text) => text !== '' && text },
  'brand-brief': {},
  'campaign-history': { ad: (text) => text !== '' && text },
  'contact-sales': {},
  'create-project': {},
  'design-brief': {},
  notifications: {},
  'project-settings': {},
  'youtube-embed': { video: parseVideoUrl },
} as const satisfies Partial<Record<ModalName, Readonly<Record<string, ParamRule>>>>

export type LinkedName = keyof typeof linkedModals

/** What a linked modal is given: its parameters as their rules read them. */
export type ParamsOf<N extends LinkedName> = {
  readonly [P in keyof (typeof linkedModals)[N]]: (typeof linkedModals)[N][P] extends (
    text: string,
  ) => infer Value
    ? Exclude<Value, false>
    : never
}
