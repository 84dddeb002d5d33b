import type { EditorSection } from '@aloft/domain/ads/editor-sections.rules'
import { createContext } from 'react'

/** Which sections of an ad's editor were opened or closed by hand. */
export interface SectionFolds {
  /** Undefined if nobody has touched the section yet. */
  readonly get: (section: EditorSection) => boolean | undefined
  readonly set: (section: EditorSection, isOpen: boolean) => void
}

/** Without a provider nothing is remembered. */
export const SectionFoldsContext = createContext<SectionFolds>({ get: () => undefined, set: () => undefined })
