import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatNumber } from '@aloft/domain/core/numbers'
import { params } from '@aloft/domain/core/params'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import type {} from '@aloft/messages/i18n'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The limits of uploaded pictures, for texts. */
export const uploadLimits = {
  width: params.minImageWidth,
  height: params.minImageHeight,
  megabytes: params.maxUploadSize / megabyte,
}

/** Words about pictures of the library. */
export function useMediaWords() {
  const { t } = useTranslation()
  const nameOf = ({ name, alt }: Pick<MediaItem, 'name' | 'alt'>) => name || alt || t('mediaLibrary.untitled')
  return {
    nameOf,
    /** With the note that an AI has made it. */
    markedNameOf: (item: MediaItem) =>
      item.isAi ? t('mediaLibrary.named', { name: nameOf(item) }) : nameOf(item),
    /** Pixels and bytes, as far as they're known. */
    sizesOf: ({ width, height, size }: MediaItem): string[] => [
      ...(width && height ? [t('mediaLibrary.details.size', { width, height })] : []),
      ...(size === null
        ? []
        : [
            size < megabyte
              ? t('mediaLibrary.details.kilobytes', { size: Math.max(1, Math.round(size / kilobyte)) })
              : t('mediaLibrary.details.megabytes', { size: formatNumber(size / megabyte, 1) }),
          ]),
    ],
  }
}
