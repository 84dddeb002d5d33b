import type { ModalName } from '@aloft/domain/core/modal-names'
import { parseVideoUrl } from '@aloft/domain/core/video-url'

/** Parses a parameter of an address; false if it's invalid. */
type ParamRule = (text: string) => unknown

/**
 * Modals with an address, and their further parameters: each is in the address as `modal.<name>` and
 * validated by its rule. All other modals are opened by code and have no address.
 */
export const linkedModals = {
  'all-briefs': {},
  'autopilot-logs': { ad: (text) => text !== '' && text },
  'brand-brief': {},
  'campaign-history': { ad: (text) => text !== '' && text },
  'contact-sales': {},
  'create-project': {},
  'design-brief': {},
  // An empty or unknown article opens the list.
  help: { article: (text) => text },
  notifications: {},
  'project-settings': {},
  'youtube-embed': { video: parseVideoUrl },
} as const satisfies Partial<Record<ModalName, Readonly<Record<string, ParamRule>>>>

export type LinkedName = keyof typeof linkedModals

/** The props of a linked modal: its parameters as parsed by their rules. */
export type ParamsOf<N extends LinkedName> = {
  readonly [P in keyof (typeof linkedModals)[N]]: (typeof linkedModals)[N][P] extends (
    text: string,
  ) => infer Value
    ? Exclude<Value, false>
    : never
}
