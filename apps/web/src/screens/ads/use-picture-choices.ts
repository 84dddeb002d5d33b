import type { PictureChoices } from '@aloft/design-system/patterns/editor/picture-fields'
import type { PayloadOf } from '@aloft/contract/schemas'
import { useEffect, useState } from 'react'
import { drawSuggestions, suggestPictures, type SuggestedPicture } from '../../wiring/ad-pictures.ts'

interface Suggested {
  readonly choices: readonly SuggestedPicture[]
  readonly price: string | null
}

type Loaded = { readonly kind: 'loading' | 'failed' } | ({ readonly kind: 'ready' } & Suggested)

/** Other pictures for the current ad, drawn one by one; requested again whenever `request` changes. */
export function usePictureChoices(request: PayloadOf<'suggest-pictures'> | null, adCreativeId: string) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const [drawings, setDrawings] = useState<Readonly<Record<number, string>>>({})
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify(request)
  useEffect(() => {
    const payload = JSON.parse(asked) as typeof request
    if (!payload) return undefined
    const leaving = new AbortController()
    const load = async () => {
      const reply = await suggestPictures(payload, leaving.signal)
      if (leaving.signal.aborted) return
      setDrawings({})
      setLoaded(reply ? { kind: 'ready', ...reply } : { kind: 'failed' })
      if (reply)
        await drawSuggestions(reply.choices, leaving.signal, (index, svg) =>
          setDrawings((known) => ({ ...known, [index]: svg })),
        )
    }
    load().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [asked, adCreativeId, attempt])
  const others: PictureChoices =
    loaded.kind === 'ready'
      ? {
          kind: 'ready',
          choices: loaded.choices.map((_, index) => ({ id: String(index), svg: drawings[index] ?? null })),
        }
      : loaded.kind === 'failed'
        ? {
            kind: 'failed',
            onRetry() {
              setLoaded({ kind: 'loading' })
              setAttempt(attempt + 1)
            },
          }
        : { kind: 'loading' }
  const suggested: Suggested = loaded.kind === 'ready' ? loaded : { choices: [], price: null }
  return { others, ...suggested }
}
