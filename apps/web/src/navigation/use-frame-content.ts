import type { FrameEntry } from '@aloft/views/frame/account-menu'
import type { BrandMenuContent, FrameBrand } from '@aloft/views/frame/brand-menu'
import type { FrameContent } from '@aloft/views/frame/frame-parts'
import type { IconName } from '@aloft/design-system/primitives/icon'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useLocation } from 'react-router'
import { type PageName, pathsOf } from '../addresses/page-names.ts'
import { useModalHref, useOpenModal } from '../modals/use-linked-modal.ts'
import { useIdeas } from '../state/ideas.ts'
import { openOverlay } from '../state/overlay.ts'
import { useMay } from '../state/rights.ts'
import { useUser } from '../state/session.ts'
import { useColorScheme } from '../account/use-color-scheme.ts'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { useQuery } from '../queries/use-query.ts'
import { brandGroups, countBrands } from './brand-groups.ts'
import { useBuiltPages } from './built-pages.ts'
import { logOut } from './log-out.ts'
import {
  hasOpenProject,
  isDrawn,
  isInSideNavigation,
  mayManageProjects,
  type NavEntry,
  navEntries,
  ownEntries,
  type Viewer,
} from './nav-entries.ts'
import { pageLink } from '../addresses/page-link.ts'
import { useViewer } from './use-viewer.ts'
import { planWords } from './plan-words.ts'

const icons: Partial<Record<PageName, IconName>> = {
  'brand-root': 'overview',
  list: 'ads',
  creatives: 'creatives',
  briefs: 'briefs',
  statistics: 'reports',
  academy: 'academy',
  payments: 'payments',
  integrations: 'integrations',
  'manage-projects': 'brand',
  'manage-teams': 'team',
  'account-settings': 'settings',
  admin: 'user',
  dev: 'info',
}

// The place of each entry in the frame. The ads have one entry, the list, which links to the other two
// layouts.
const brandPages = ['dashboard', 'list', 'creatives', 'briefs', 'performance']
/** Opened less often than what a phone has tabs for. */
const menuOnPhone = 'creatives'
/** Pages that belong to an entry other than their own. */
const pagesOfEntry: Partial<Record<PageName, readonly PageName[]>> = {
  list: ['list', 'gallery', 'timeline'],
  creatives: ['creatives', 'design-editor'],
}
/** Three tasks of the guide begin with the ads. */
const adsPageGuide = 'buildCreative.adsPage generateAdTexts.adsPage launch.adsPage'
const accountPages = ['integrations', 'payments', 'academy', 'admin', 'dev']
const menuPages = ['manage-projects', 'manage-teams', 'account-settings']

/** The content of the frame around every page of the product (RTE-25). */
export function useFrameContent(): FrameContent {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const user = useUser()
  const scheme = useColorScheme()
  const idea = useCurrentIdea()
  const { data } = useIdeas()
  const may = useMay()
  const viewer = useViewer()
  const shown = useShownEntries(viewer)
  const { loaded: unread } = useQuery('get-num-unread-notifications', user && {})
  const surroundings = { currentIdeaId: idea?._id ?? null, selectedIdeaId: user?.selectedIdeaId ?? null }
  const entriesOf = (ids: readonly string[]) =>
    shown
      .filter(({ id }) => ids.includes(id))
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(({ id, page }): FrameEntry => ({
        id,
        label: t(`pages.${page}`),
        href: pageLink(page, surroundings),
        icon: icons[page] ?? 'info',
        isInMenu: id === menuOnPhone,
        guide: page === 'list' ? adsPageGuide : undefined,
        isCurrent: (pagesOfEntry[page] ?? [page]).some((one) => pathsOf(one).includes(pathname)),
      }))
  const onLogOut = () => void logOut()
  const groups = data
    ? brandGroups(data, idea?._id, (id) => pageLink('brand-root', surroundings, { ideaId: id }))
    : []
  const brand: FrameBrand | undefined = idea && {
    name: idea.title,
    ...(idea.logoImageUrl && { picture: idea.logoImageUrl }),
    ...(countBrands(groups) > 1 && { detail: t('frame.brandCount', { count: countBrands(groups) }) }),
  }
  const modalHref = useModalHref()
  const openModal = useOpenModal()
  const brandMenu: BrandMenuContent = {
    ...(idea && { settingsHref: modalHref('project-settings') }),
    ...(mayManageProjects(viewer) && { createHref: modalHref('create-project') }),
    groups: hasOpenProject(viewer) ? groups : [],
    entries: entriesOf(menuPages),
    onLogOut,
  }
  return {
    homeHref: '/0',
    entries: entriesOf(brandPages),
    // Without a brand there's no brand menu, where brands are managed.
    accountEntries: entriesOf(idea ? accountPages : ['manage-projects', ...accountPages]),
    userEntries: entriesOf(['account-settings']),
    brand,
    brandMenu,
    user: {
      name: user?.username ?? '',
      detail: user ? planWords(t, user.plan.labelKey) : '',
      email: user?.email ?? '',
      scheme,
    },
    ...(may('create-ad') && { createHref: pageLink('create/new-ad', surroundings) }),
    onLogOut,
    notifications: {
      count: unread.status === 'ready' ? unread.reply.n : 0,
      href: modalHref('notifications'),
    },
    onSearch: () => openOverlay('palette'),
    onHelp: () => openModal('help'),
  }
}

/** The entries of built pages that this viewer may see. */
function useShownEntries(viewer: Viewer): NavEntry[] {
  const built = useBuiltPages()
  return [...navEntries, ...ownEntries].filter(
    (entry) => isDrawn(entry, viewer, built) && isInSideNavigation(entry, viewer),
  )
}
