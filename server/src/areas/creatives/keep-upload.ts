import type { UploadedFile } from '@aloft/contract/core/uploaded-file'
import { params } from '@aloft/domain/core/params'
import { mediaNameOf } from '@aloft/domain/ideas/media.rules'
import { pictureAddress } from '../../gateways/storage/picture-address.ts'
import type { FileStorage } from '../../gateways/storage/storage.port.ts'
import { videoTypeOf } from '../../gateways/storage/video-type.ts'
import { encodePicture } from '../scans/keep-pictures/picture-encoder.ts'
import type { Upload } from '../ideas/media.repo.ts'
import { PictureRefusal } from '../scans/keep-pictures/picture-refusal.ts'

export type StoredUpload =
  | { readonly kind: 'stored'; readonly file: Upload }
  /** `unreadable`: neither an intact picture nor a video that browsers can play. */
  | { readonly kind: 'fileTooLarge' | 'imageTooSmall' | 'unreadable' }

/**
 * Stores a user's file: a picture is re-encoded, which removes its metadata; a video is stored unchanged. The bytes
 * alone decide which it is. Pictures must have at least 400 pixels each way (OPN-68); drawings may have any size.
 */
export async function keepUpload(
  storage: FileStorage,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<StoredUpload> {
  if (file.size > params.maxUploadSize) return { kind: 'fileTooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = mediaNameOf(file.name ?? '')
  const videoType = videoTypeOf(bytes)
  if (videoType) {
    const { hash } = await storage.put(bytes, videoType)
    const url = pictureAddress(hash, videoType)
    const size = bytes.length
    return {
      kind: 'stored',
      file: { origin: 'upload', kind: 'video', url, width: null, height: null, size, name },
    }
  }
  try {
    const picture = await encodePicture(bytes, 'picture', signal)
    const { width, height } = picture.source
    if (width < params.minImageWidth || height < params.minImageHeight) return { kind: 'imageTooSmall' }
    const { hash } = await storage.put(picture.bytes, picture.contentType)
    const url = pictureAddress(hash, picture.contentType)
    return {
      kind: 'stored',
      file: {
        origin: 'upload',
        kind: 'image',
        url,
        width: picture.width,
        height: picture.height,
        size: picture.bytes.length,
        colors: picture.colors,
        name,
      },
    }
  } catch (error) {
    if (error instanceof PictureRefusal) return { kind: 'unreadable' }
    throw error
  }
}
