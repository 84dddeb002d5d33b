import {
  type RegenerateContent,
  RegenerateModal as RegenerateBody,
  type RegenerateModalProps as BodyProps,
} from '@aloft/design-system/modals/ads/regenerate'
import type { AiFailure } from '@aloft/domain/core/ai-results'
import { useEffect, useEffectEvent } from 'react'
import { useCommand } from '../../queries/use-command.ts'

type Written = { readonly texts: readonly string[] } | { readonly failure: AiFailure }
/** The texts, or why none could be written. */
type Chosen = { readonly texts: readonly string[] } | { readonly failure: AiFailure }

interface RegenerateModalProps extends Pick<
  BodyProps,
  'textKind' | 'writer' | 'tokenPrice' | 'room' | 'maxLength'
> {
  /** The first suggestions, which are being written. */
  readonly first: Promise<Written>
  /** Requests more suggestions. */
  readonly write: () => Promise<Written>
  readonly onAnswer: (chosen: Chosen) => void
  readonly onClose: () => void
}

/** More texts of a kind to choose from, and the progress of writing them (GEN-20). */
export function RegenerateModal({ first, write, onAnswer, onClose, ...shown }: RegenerateModalProps) {
  const { result, start } = useCommand(
    (round: Promise<Written>) => round,
    (written) => {
      if ('failure' in written) onAnswer(written)
    },
  )
  const begin = useEffectEvent(() => void start(first))
  useEffect(() => begin(), [])
  const content: RegenerateContent =
    result && 'texts' in result ? { kind: 'ready', suggestions: result.texts } : { kind: 'loading' }
  return (
    <RegenerateBody
      {...shown}
      content={content}
      onMore={() => void start(write())}
      onUse={(texts) => onAnswer({ texts })}
      onClose={onClose}
    />
  )
}
