import type { PictureChoices } from '@aloft/views/ads/editor/picture-fields'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { useEffect, useState } from 'react'
import { failedLoad } from '../../../../queries/failed-load.ts'
import { useQuery } from '../../../../queries/use-query.ts'
import { drawSuggestions } from '../../../../wiring/ads/ad-pictures.ts'

type Suggested = ReplyOf<'suggest-pictures'>
const none: Suggested = { choices: [], price: null }

/** Other pictures for the current ad, drawn one by one; reloaded when the request or the ad's own picture changes. */
export function usePictureChoices(request: PayloadOf<'suggest-pictures'> | null, adCreativeId: string) {
  const { loaded, retry } = useQuery('suggest-pictures', request, {
    changesWith: adCreativeId,
    keepsLast: true,
  })
  const suggested = loaded.status === 'ready' ? loaded.reply : none
  const drawings = useDrawings(suggested)
  const others: PictureChoices =
    loaded.status === 'ready'
      ? {
          kind: 'ready',
          choices: loaded.reply.choices.map((_, index) => ({
            id: String(index),
            svg: drawings[index] ?? null,
          })),
        }
      : loaded.status === 'failed'
        ? failedLoad(loaded.failure, retry)
        : { kind: 'loading' }
  return { others, ...suggested }
}

/** Drawings of the choices by place, as they get ready. */
function useDrawings(suggested: Suggested): Readonly<Record<number, string>> {
  const [drawn, setDrawn] = useState<{ of: Suggested; byPlace: Readonly<Record<number, string>> } | null>(
    null,
  )
  useEffect(() => {
    const leaving = new AbortController()
    void drawSuggestions(suggested.choices, leaving.signal, (index, svg) =>
      setDrawn((last) => ({
        of: suggested,
        byPlace: { ...(last?.of === suggested && last.byPlace), [index]: svg },
      })),
    )
    return () => leaving.abort()
  }, [suggested])
  return drawn?.of === suggested ? drawn.byPlace : {}
}
