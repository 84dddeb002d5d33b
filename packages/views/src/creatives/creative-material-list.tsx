import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CreativeMaterials, ShownPicture } from '@aloft/domain/creatives/creative-materials.rules'
import type {} from '@aloft/messages/i18n'
import * as css from './creative-details.css.ts'

export interface CreativeMaterialListProps {
  materials: CreativeMaterials
}

/** Stays at the end of a line. */
const separator = '\u00a0· '

/** The sizes, fonts and pictures of a creative, with who made each picture and under which license (MOD-03). */
export function CreativeMaterialList({ materials: { sizes, fonts, pictures } }: CreativeMaterialListProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {t('creativeList.details.sizes')}
        </Heading>
        <Text size={13} tone="soft">
          {sizes.map((size) => t('creativeList.details.size', size)).join(separator)}
        </Text>
      </Stack>
      {fonts.length > 0 ? (
        <Stack gap={8}>
          <Heading level={3} size={16}>
            {t('creativeList.details.fonts')}
          </Heading>
          <Text size={13} tone="soft">
            {fonts.join(separator)}
          </Text>
        </Stack>
      ) : null}
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {t('creativeList.details.pictures')}
        </Heading>
        {pictures.length > 0 ? (
          <ul className={css.list}>
            {pictures.map((picture) => (
              <Picture key={picture.src} picture={picture} />
            ))}
          </ul>
        ) : (
          <Text size={13} tone="soft">
            {t('creativeList.details.noPictures')}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}

function Picture({ picture: { src, name, kind, credit } }: { picture: ShownPicture }) {
  const { t } = useTranslation()
  const by = credit?.by ? t('mediaLibrary.details.credit', { name: credit.by }) : null
  return (
    <li className={css.material}>
      <img className={css.thumbnail} {...sizedPicture(src, '44px')} alt="" />
      <div>
        <Text size={13} weight="strong">
          {name || t(`creativeList.details.kinds.${kind}`)}
        </Text>
        {by && credit?.url ? (
          <Text size={13}>
            <Link href={credit.url} opensTab>
              {by}
            </Link>
          </Text>
        ) : null}
        {by && !credit?.url ? (
          <Text size={13} tone="soft">
            {by}
          </Text>
        ) : null}
        {kind === 'logo' ? null : (
          <Text size={13} tone="soft">
            {credit?.license
              ? t('mediaLibrary.details.license', { license: credit.license })
              : t('creativeList.details.noLicense')}
          </Text>
        )}
      </div>
    </li>
  )
}
