import type { BriefSheetProps } from '@aloft/views/briefs/brief-sheet'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { IdeaSummary } from '@aloft/domain/ideas/idea.entity'
import { createContext, type ReactNode, use, useState } from 'react'
import { useUndoKeys } from '../navigation/use-undo-keys.ts'
import { mayCall } from '../state/rights.ts'
import { useSaveOnLeave } from './use-save-on-leave.ts'

export type BriefFieldName = NonNullable<BriefSheetProps['history']>['field']

interface OpenHistory {
  readonly briefId: string
  readonly field: BriefFieldName
}

/** What the sections of one brand's briefs have in common. */
interface OpenBriefs {
  readonly ideaId: string
  readonly idea: IdeaSummary
  readonly brand: IdeaWithBalloons
  readonly isReadOnly: boolean
  /** Of all their fields one history is open at a time. */
  readonly history: OpenHistory | null
  readonly onHistory: (history: OpenHistory | null) => void
}

const Briefs = createContext<OpenBriefs | null>(null)

interface OpenBriefsProviderProps extends Pick<OpenBriefs, 'idea' | 'brand'> {
  readonly children: ReactNode
}

/** Opens the briefs of a brand for the sections below it; what was written is saved when it goes. */
export function OpenBriefsProvider({ idea, brand, children }: OpenBriefsProviderProps) {
  const [history, setHistory] = useState<OpenHistory | null>(null)
  const isReadOnly = !mayCall(brand.role, 'save-brief')
  useSaveOnLeave(brand._id)
  useUndoKeys()
  return (
    <Briefs value={{ ideaId: brand._id, idea, brand, isReadOnly, history, onHistory: setHistory }}>
      {children}
    </Briefs>
  )
}

export function useOpenBriefs(): OpenBriefs {
  const briefs = use(Briefs)
  if (!briefs) throw new Error('no briefs are open around this section')
  return briefs
}
