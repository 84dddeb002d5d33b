import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Link } from '@aloft/design-system/primitives/link'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CreativeElement, CroppedImageElement } from '@aloft/domain/creatives/creative.entity'
import type {} from '@aloft/messages/i18n'

export interface ImageFieldsProps {
  element: CreativeElement & { type: 'image' | 'croppedImage' }
  isOff: boolean
  /** Chooses another part of a cropped picture. */
  onCrop: (element: CroppedImageElement) => void
  /** Chooses another picture for a layer. */
  onReplace: (id: string) => void
}

/** What a layer shows: another picture or another part of it, with who made it and what it may be used for. */
export function ImageFields({ element, isOff, onCrop, onReplace }: ImageFieldsProps) {
  const { t } = useTranslation()
  const { by = null, url = null, license = null } = element.credit ?? {}
  return (
    <Stack gap={8}>
      <Cluster gap={8}>
        <Button size="small" isDisabled={isOff} onPress={() => onReplace(element.id)}>
          {t('studio.form.replace')}
        </Button>
        {element.type === 'croppedImage' ? (
          <Button size="small" isDisabled={isOff} onPress={() => onCrop(element)}>
            {t('studio.form.crop')}
          </Button>
        ) : null}
      </Cluster>
      {by ? (
        <Text size={12} tone="soft">
          {url ? (
            <Link href={url} opensTab>
              {t('studio.form.credit', { name: by })}
            </Link>
          ) : (
            t('studio.form.credit', { name: by })
          )}
        </Text>
      ) : null}
      {license ? (
        <Text size={12} tone="soft">
          {t('studio.form.license', { license })}
        </Text>
      ) : null}
    </Stack>
  )
}
