import type { LibraryUpload } from '@aloft/views/creatives/library/library-content'
import { checkUpload } from '@aloft/domain/ideas/upload.rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { addIdeaFile } from '../../wiring/creatives/idea-files.ts'
import { picturePixels } from '../picture-size.ts'

/** Uploads in parallel; more would only make each slower. */
const atOnce = 2

interface Waiting {
  readonly id: string
  readonly file: File
  readonly signal: AbortSignal
}

/** Uploads pictures of a brand, a few at a time; each can be stopped. Leaving stops them all. */
export function useUploads(ideaId: string, onAdded: (url: string) => void) {
  const [uploads, setUploads] = useState<readonly LibraryUpload[]>([])
  const queue = useRef<Waiting[]>([])
  const numRunning = useRef(0)
  const stops = useRef(new Map<string, AbortController>())
  const added = useRef(onAdded)
  useEffect(() => {
    added.current = onAdded
  }, [onAdded])
  useEffect(() => {
    const known = stops.current
    return () => known.forEach((stop) => stop.abort())
  }, [])

  const setState = (id: string, state: LibraryUpload['state']) =>
    setUploads((all) => {
      const next = all.map((one) => (one.id === id ? { ...one, state } : one))
      // Once all are in the library, there's nothing to follow.
      return next.every((one) => one.state === 'done') ? [] : next
    })

  const send = useCallback(
    async ({ id, file, signal }: Waiting) => {
      setState(id, 'sending')
      const { type, size } = file
      const refusal = checkUpload({ type, size, pixels: await picturePixels(file) }, ['image'])
      if (signal.aborted) return
      if (refusal) return setState(id, refusal)
      const sent = await addIdeaFile(ideaId, file, { signal }).catch(() => ({ refusal: 'generic' }) as const)
      if (signal.aborted) return
      setState(id, 'refusal' in sent ? sent.refusal : 'done')
      if ('url' in sent) added.current(sent.url)
    },
    [ideaId],
  )

  const work = useCallback(async () => {
    if (numRunning.current >= atOnce) return
    numRunning.current++
    for (let next = queue.current.shift(); next; next = queue.current.shift())
      if (!next.signal.aborted) await send(next)
    numRunning.current--
  }, [send])

  const onUpload = useCallback(
    (files: readonly File[]) => {
      const waiting = files.map((file) => {
        const [id, stop] = [crypto.randomUUID(), new AbortController()]
        stops.current.set(id, stop)
        return { id, file, signal: stop.signal }
      })
      setUploads((all) => [
        ...all,
        ...waiting.map(({ id, file: { name } }) => ({ id, name, state: 'waiting' }) as const),
      ])
      queue.current.push(...waiting)
      for (let started = 0; started < atOnce; started++) void work()
    },
    [work],
  )
  const onDropUpload = useCallback((id: string) => {
    stops.current.get(id)?.abort()
    setUploads((all) => {
      const next = all.filter((one) => one.id !== id)
      return next.every(({ state }) => state === 'done') ? [] : next
    })
  }, [])
  return { uploads, onUpload, onDropUpload }
}
