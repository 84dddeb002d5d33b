import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The code of the mailed link that led here, and what it is worth; null until that is known. */
export function useMailedLink<Content>(load: (code: string) => Promise<Content>): {
  code: string
  content: Content | null
  /** Asks once more. */
  retry: () => void
} {
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const [answer, setAnswer] = useState<{ code: string; content: Content } | null>(null)
  const content = answer?.code === code ? answer.content : null
  const isAwaited = content === null
  useEffect(() => {
    if (!isAwaited) return
    let isShown = true
    void load(code).then((loaded) => isShown && setAnswer({ code, content: loaded }))
    return () => {
      isShown = false
    }
  }, [load, code, isAwaited])
  return { code, content, retry: () => setAnswer(null) }
}
