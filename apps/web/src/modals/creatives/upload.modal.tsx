import { type UploadContent, UploadModal as UploadBody } from '@aloft/design-system/modals/general/upload'
import { checkUpload, type UploadKind } from '@aloft/domain/ideas/upload.rules'
import { useEffect, useRef, useState } from 'react'
import type { SendFile } from '../../wiring/creatives/idea-files.ts'
import { picturePixels } from '../picture-size.ts'

interface UploadModalProps {
  readonly accepts: readonly UploadKind[]
  readonly send: SendFile
  readonly onAnswer: (uploaded: { readonly url: string }) => void
  readonly onClose: () => void
}

/** Picks, checks and uploads a file, and answers with its address (ENT-33). */
export function UploadModal({ accepts, send, onAnswer, onClose }: UploadModalProps) {
  const [content, setContent] = useState<UploadContent>({ kind: 'empty' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const pick = async (file: File) => {
    const { name, type, size } = file
    const { signal } = (running.current = new AbortController())
    const refusal = checkUpload({ type, size, pixels: await picturePixels(file) }, accepts)
    if (signal.aborted) return
    if (refusal) return setContent({ kind: 'refused', name, reason: refusal })
    const onProgress = (percent: number) => {
      if (!signal.aborted) setContent({ kind: 'sending', name, percent })
    }
    setContent({ kind: 'sending', name, percent: null })
    const sent = await send(file, { signal, onProgress }).catch(() => ({ refusal: 'generic' }) as const)
    if (signal.aborted) return
    if ('url' in sent) onAnswer({ url: sent.url })
    else setContent({ kind: 'refused', name, reason: sent.refusal })
  }
  const stop = () => {
    running.current?.abort()
    setContent({ kind: 'empty' })
  }
  return (
    <UploadBody
      accepts={accepts}
      content={content}
      onPick={(file) => void pick(file)}
      onStop={stop}
      onClose={onClose}
    />
  )
}
