import { params } from '../core/params.ts'
import { fileListFor } from './idea.rules.ts'

/** What an upload field accepts: pictures, videos, or both. */
export const uploadKinds = ['image', 'video'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** A file the user picked: its media type, its bytes, and the pixels of a picture. */
export interface UploadedFile {
  readonly type: string
  readonly size: number
  /** Null if it is no picture, undefined if its size is unknown. */
  readonly pixels: { readonly width: number; readonly height: number } | null | undefined
}

export type UploadRefusal = 'notAccepted' | 'fileTooLarge' | 'unreadable' | 'imageTooSmall'

/** The kind of file for a media type, or null if a brand can't store it (ENT-33). */
export function uploadKindOf(type: string): UploadKind | null {
  const list = fileListFor(type)
  return list && (list === 'uploadedImages' ? 'image' : 'video')
}

/**
 * Why a file is refused, or null: it must be of an accepted kind, at most 25 MB, and a picture large enough (OPN-68). A
 * drawing has no pixels of its own, so it's sharp at any size.
 */
export function checkUpload(file: UploadedFile, accepts: readonly UploadKind[]): UploadRefusal | null {
  const kind = uploadKindOf(file.type)
  if (kind === null || !accepts.includes(kind)) return 'notAccepted'
  if (file.size > params.maxUploadSize) return 'fileTooLarge'
  if (kind === 'video') return null
  if (!file.pixels) return 'unreadable'
  if (file.type === 'image/svg+xml') return null
  const { width, height } = file.pixels
  return width < params.minImageWidth || height < params.minImageHeight ? 'imageTooSmall' : null
}
