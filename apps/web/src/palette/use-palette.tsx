import { Avatar } from '@aloft/design-system/primitives/avatar'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { Icon, type IconName } from '@aloft/design-system/primitives/icon'
import type { SearchListGroup, SearchListItem } from '@aloft/design-system/primitives/search-list'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { colorSchemes } from '@aloft/domain/account/color-scheme.rules'
import { helpArticleNames } from '@aloft/domain/assistant/help-articles'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useColorScheme } from '../account/use-color-scheme.ts'
import { editorAddress, reportAddress } from '../addresses/page-address.ts'
import { useModalHref } from '../modals/use-linked-modal.ts'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { useSearchParams } from '../router/use-search-params.ts'
import { useBrand } from '../state/brand.ts'
import { useIdeas } from '../state/ideas.ts'
import { closeOverlay, openOverlay } from '../state/overlay.ts'
import { useMay } from '../state/rights.ts'
import { brandGroups } from '../navigation/brand-groups.ts'
import { actsOn, type PaletteAct } from './palette-acts.ts'
import { useAdActs } from './use-ad-acts.ts'
import { useFrameContent } from '../navigation/use-frame-content.ts'
import { usePageLink } from '../navigation/use-page-link.ts'
import { useRecentItems } from './use-recent-items.tsx'

/** An item of the search that does something, instead of leading to the address that is its id. */
interface PaletteAction extends SearchListItem {
  readonly act: () => void
}

const iconOfAct: Readonly<Record<PaletteAct, ReactNode>> = {
  launch: <Icon name="live" />,
  stop: <Icon name="stopped" />,
  report: <Icon name="reports" />,
  newVersion: <Icon name="plus" />,
  duplicate: <Icon name="ads" />,
  rename: <Icon name="draft" />,
  archive: <ToolIcon name="archive" />,
}

/** The groups of the search, and what choosing one of their items does. */
export function usePalette(): { groups: readonly SearchListGroup[]; onChoose: (id: string) => void } {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { open, others } = useActsOnAds()
  const actions = useActions()
  const allActions = [...open, ...others, ...actions]
  const groups = [
    { id: 'ad', title: t('palette.actions'), items: open },
    { id: 'recent', title: t('palette.recent'), items: useRecentItems() },
    ...usePlaces(),
    { id: 'actions', title: t('palette.actions'), items: actions },
    { id: 'adActions', title: t('palette.adActions'), items: others, isForSearch: true },
    { id: 'help', title: t('palette.articles'), items: useArticles(), isForSearch: true, hasSentences: true },
  ]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    onChoose(id) {
      closeOverlay()
      const chosen = allActions.find((one) => one.id === id)
      if (chosen) chosen.act()
      else void navigate(id)
    },
  }
}

/** All destinations, each by its address: pages, brands, and the ads of the open brand. */
function usePlaces(): SearchListGroup[] {
  const { t } = useTranslation()
  const { entries, accountEntries = [], brandMenu } = useFrameContent()
  const { data } = useIdeas()
  const current = useCurrentIdea()
  const { idea } = useBrand()
  const link = usePageLink()
  const pages = [...entries, ...accountEntries, ...(brandMenu?.entries ?? [])].map(
    ({ label, href, icon }) => ({ id: href, label, icon: <Icon name={icon} /> }),
  )
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
    { id: 'pages', title: t('palette.pages'), items: pages },
    { id: 'brands', title: t('palette.brands'), items: brands },
    { id: 'ads', title: t('palette.ads', { brand: current?.title ?? '' }), items: ads },
  ]
}

/** The articles of the help center, each by its address (ACA-05). */
function useArticles(): SearchListItem[] {
  const { t } = useTranslation()
  const modalHref = useModalHref()
  return helpArticleNames.map((article) => ({
    id: modalHref('help', { article }),
    label: t(`help.topics.${article}.question`),
    keywords: t(`help.topics.${article}.words`).split(' '),
    icon: <Icon name="help" />,
  }))
}

/** The actions of the ad that is open, and those of the brand's other ads. */
function useActsOnAds(): {
  readonly open: readonly PaletteAction[]
  readonly others: readonly PaletteAction[]
} {
  const { t } = useTranslation()
  const { idea } = useBrand()
  const may = useMay()
  const acts = useAdActs(idea?._id ?? '')
  const openId = useSearchParams()[0].get('balloonId')
  const balloons = idea?.balloons ?? []
  const actionsOf = (ad: Balloon): PaletteAction[] =>
    actsOn(ad, may).map((act) => ({
      id: `${act} ${ad.id}`,
      label: t(`palette.ad.${act}`, { name: ad.name }),
      icon: iconOfAct[act],
      act: () => acts[act](ad),
    }))
  return {
    open: balloons.filter(({ id }) => id === openId).flatMap(actionsOf),
    others: balloons.filter(({ id }) => id !== openId).flatMap(actionsOf),
  }
}

/** What isn't about one ad. */
function useActions(): PaletteAction[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const link = usePageLink()
  const may = useMay()
  const modalHref = useModalHref()
  const scheme = useColorScheme()
  const idea = useCurrentIdea()
  const action = (id: string, label: string, icon: IconName, act: () => void): PaletteAction => ({
    id,
    label,
    icon: <Icon name={icon} />,
    act,
  })
  const leadTo = (href: string) => () => void navigate(href)
  const report = idea
    ? action(
        'brand-report',
        t('palette.brandReport', { brand: idea.title }),
        'reports',
        leadTo(reportAddress(idea._id)),
      )
    : null
  return [
    ...(may('create-ad')
      ? [action('new-ad', t('palette.newAd'), 'plus', leadTo(link('create/new-ad')))]
      : []),
    ...(report ? [report] : []),
    action('notifications', t('palette.notifications'), 'notifications', leadTo(modalHref('notifications'))),
    ...colorSchemes
      .filter((one) => one !== scheme.value)
      .map((one) => ({
        ...action(`scheme-${one}`, t(`palette.scheme.${one}`), 'show', () => scheme.onChange(one)),
        keywords: t('palette.schemeWords').split(' '),
      })),
    action('help', t('palette.help'), 'help', leadTo(modalHref('help'))),
    action('shortcuts', t('palette.shortcuts'), 'info', () => openOverlay('shortcuts')),
  ]
}
