import { Avatar } from '@aloft/design-system/primitives/avatar'
import { Icon } from '@aloft/design-system/primitives/icon'
import type { SearchListGroup } from '@aloft/design-system/primitives/search-list'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { editorAddress } from '../addresses/page-address.ts'
import { useBrand } from '../state/brand.ts'
import { useIdeas } from '../state/ideas.ts'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { brandGroups } from './brand-groups.ts'
import { useFrameContent } from './use-frame-content.ts'
import { usePageLink } from './use-page-link.ts'

/** All destinations of the palette, each by its address: pages, brands, and the ads of the open brand. */
export function usePaletteGroups(): SearchListGroup[] {
  const { t } = useTranslation()
  const { entries, accountEntries = [], brandMenu } = useFrameContent()
  const { data } = useIdeas()
  const current = useCurrentIdea()
  const { idea } = useBrand()
  const link = usePageLink()
  const pages = [...entries, ...accountEntries, ...(brandMenu?.entries ?? [])].map(
    ({ label, href, icon }) => ({
      id: href,
      label,
      icon: <Icon name={icon} />,
    }),
  )
  const newAd = { id: link('create/new-ad'), label: t('pages.create/new-ad'), icon: <Icon name="plus" /> }
  const groups = data ? brandGroups(data, current?._id, (ideaId) => link('brand-root', { ideaId })) : []
  const brands = groups.flatMap(({ title, brands: rows }) =>
    rows.map(({ href, name, picture }) => ({
      id: href,
      label: name,
      detail: title ?? undefined,
      icon: <Avatar name={name} picture={picture} kind="brand" size={24} />,
    })),
  )
  const ads = (idea?.balloons ?? [])
    .filter(({ archiveDate }) => archiveDate === null)
    .map(({ id, name, platform }) => ({
      id: editorAddress(idea?._id ?? null, id),
      label: name,
      detail: platform ? t(`ads.platforms.${platform}`) : undefined,
      icon: <Icon name="ads" />,
    }))
  return [
    { id: 'pages', title: t('palette.pages'), items: [...pages, newAd] },
    { id: 'brands', title: t('palette.brands'), items: brands },
    { id: 'ads', title: t('palette.ads', { brand: current?.title ?? '' }), items: ads },
  ].filter(({ items }) => items.length > 0)
}
