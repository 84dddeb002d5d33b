import type { Rolldown } from 'vite'
import { lightOnes, smallParts } from './small-parts.ts'

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * The libraries of every page, in one file: many files would be larger, because each is compressed
 * separately, and this one stays cached when the product changes.
 */
const libraries =
  /\/node_modules\/(?:@vanilla-extract|@xstate|lucide-react\/dist\/esm(?!\/icons)|proxy-compare|react|react-dom|react-router|scheduler|use-isomorphic-layout-effect|use-sync-external-store|valtio|xstate)\//

/** The start of the app, and the primitives that every page needs. */
const start =
  /\/web\/index\.html$|\/primitives\/(?:button|button-link|heading|icon|link|logo|pill|ruler|spinner|text|visually-hidden)\.tsx$/

/** What every form uses. */
const fields = /\/primitives\/(?:field|notice|password-field|text-field)\.tsx$|\/views\/src\/use-touched\.ts$/

/** Shared by the account forms besides those; each module alone is only a few hundred bytes. */
const accountForm =
  /\/views\/src\/account\/(?:email-field|form-submit|known-password-field|use-checked-form)\.tsx?$/

/** The frame around every page of the product. */
const frame = /\/layouts\/(?:app-page|product)\.layout\.tsx$/

/** The first of those pages, and what it shares with the others. */
const overview = /\/screens\/shell\/brand-root\.screen\.tsx$/

/** Their texts. */
const texts = /\/messages\/src\/en-product\.ts$/

/** The code that runs behind them. */
const background = /\/layouts\/background\.tsx$/

/** Pages for users who are signed in and have no brand yet: they have no frame. */
const onboarding = /\/layouts\/onboarding\.layout\.tsx$|\/details\.screen\.tsx$/

/** Most visits without a session start with this page. */
const login = /\/layouts\/auth\.layout\.tsx$|\/screens\/account\/login\.screen\.tsx$/

/** Pages that open without a login. */
const open =
  /\/layouts\/(?:balloon-not-found|default|empty|auth)\.layout\.tsx$|\/screens\/account\/(?!account-settings)[^/]+\.screen\.tsx$/

/** Texts of single pages, which are fetched as one. */
const restTexts = /\/messages\/src\/en-rest\.ts$/

/** The lists of ads. */
const lists = /\/(?:gallery|launch-list|list|timeline)\.screen\.tsx$/

/** Where one ad is edited and launched. */
const editor = /\/(?:editor|launch)\.screen\.tsx$/

/** Where creatives are listed, made and changed. */
const creatives = /\/(?:creative-list|creative-mixer|creative-wizard|design-editor)\.screen\.tsx$/

/** Where people sign up, and manage their account. */
const account = /\/screens\/account\/[^/]+\.screen\.tsx$/

/** What people without an account open by a link. */
const byLink = /\/render-(?:ad-preview|asset)\.screen\.tsx$/

/** What is loaded by the editor alone, at once or once its texts are painted. */
const ofEditorAlone =
  /\/editor\.screen\.tsx$|\/editor\/sections\/(?:later-sections|preview-pane|variants-section)\.tsx$|\/editor\/later-parts\.ts$/

/** What is loaded by the pages of one ad, or by modals over them. */
const ofOneAd = new RegExp(
  `${ofEditorAlone.source}|\\/launch\\.screen\\.tsx$|\\/editor\\/sections\\/|\\.modal\\.tsx$`,
)

/** The pages with drafts of texts. */
const drafts = [/\/editor\.screen\.tsx$/, /\/briefs\.screen\.tsx$/] as const

/** Bytes of source up to which what several pages share is fetched with others of its kind. */
const smallBytes = { lists: 8_000, editor: 8_000, creatives: 8_000, byLink: 8_000, account: 8_000 } as const

type Group =
  | 'libraries'
  | 'start'
  | 'shared'
  | 'fields'
  | 'login'
  | 'account-form'
  | 'rest-texts'
  | 'list-parts'
  | 'creative-parts'
  | 'account-parts'
  | 'link-parts'
  | 'editor-parts'
  | 'editor'
  | 'ad-page'
  | 'drafts'
  | 'signed-in'
  | 'texts'
  | 'frame'
  | 'overview'
  | 'background'

/** What each page of the product has fetched before it draws its own. */
const everywhere: readonly (Group | undefined)[] = [
  'libraries',
  'start',
  'shared',
  'signed-in',
  'frame',
  'overview',
  'background',
  'fields',
  'list-parts',
]

/**
 * Code that's loaded together anyway, in one file per group, because small files compress badly and each is a
 * separate request. A module belongs to the first group that needs it; code that only some pages need stays
 * in separate files. With developers' pages, only what comes first is grouped.
 */
export function chunkGroups(hasDevPages: boolean): Rolldown.CodeSplittingGroup[] {
  let groups: ReadonlyMap<string, Group> | undefined
  return [
    {
      debugName: 'groups',
      name: (id, context) => (groups ??= groupModules(id, context, hasDevPages)).get(id) ?? null,
    },
  ]
}

function groupModules(anyId: string, context: ChunkingContext, hasDevPages: boolean): Map<string, Group> {
  const infoOf = (id: string) => context.getModuleInfo(id)
  const importedBy = (id: string) => infoOf(id)?.importedIds ?? []
  const importsOf = (id: string) => [...importedBy(id), ...(infoOf(id)?.dynamicallyImportedIds ?? [])]
  const usersOf = (id: string) => [...(infoOf(id)?.importers ?? []), ...(infoOf(id)?.dynamicImporters ?? [])]
  // The app's page leads to all modules, and each of them leads back to it.
  const all = [...closure([...closure([anyId], usersOf)], importsOf)]
  const matching = (pattern: RegExp) => {
    const ids = all.filter((id) => pattern.test(id))
    // A folder that was renamed would only make pages heavier.
    if (ids.length === 0) throw new Error(`no module of the app is matched by ${pattern}`)
    return ids
  }
  const neededBy = (pattern: RegExp) => closure(matching(pattern), importedBy)
  const [ofOpen, ofOnboarding] = [neededBy(open), neededBy(onboarding)]
  const groups = new Map<string, Group>()
  const put = (group: Group, ids: Iterable<string>) => {
    for (const id of ids) if (!groups.has(id)) groups.set(id, group)
  }
  put('libraries', matching(libraries))
  put('start', neededBy(start))
  put('fields', neededBy(fields))
  const ofFirstPage = [...neededBy(frame), ...neededBy(overview), ...neededBy(background)]
  // Pages with and without a login share a few small modules; the login must not load more of them than it
  // needs.
  const ofLogin = neededBy(login)
  put(
    'start',
    ofFirstPage.filter((id) => ofLogin.has(id)),
  )
  put(
    'shared',
    ofFirstPage.filter((id) => ofOpen.has(id)),
  )
  const ofProduct = [...neededBy(frame), ...neededBy(background)].filter((id) => !ofOpen.has(id))
  put(
    'signed-in',
    ofProduct.filter((id) => ofOnboarding.has(id)),
  )
  put(
    'frame',
    [...neededBy(frame)].filter((id) => !ofOpen.has(id)),
  )
  put('background', ofProduct)
  put('overview', neededBy(overview))
  put('texts', neededBy(texts))
  put('login', ofLogin)
  put('account-form', matching(accountForm))
  put('rest-texts', neededBy(restTexts))
  // Developers' pages need each machine, with which the groups of single pages would import each other.
  if (hasDevPages) return groups
  const graph = {
    starts: all.filter((id) => (infoOf(id)?.dynamicImporters.length ?? 0) > 0),
    neededBy: (id: string) => closure([id], importedBy),
    bytesOf: (id: string) => infoOf(id)?.code?.length ?? 0,
  }
  const smallOf = (pages: RegExp, mostBytes: number) => {
    const left = new Set(all.filter((id) => !groups.has(id)))
    const small = smallParts(left, graph, mostBytes)
    return new Set([...neededBy(pages)].filter((id) => small.has(id)))
  }
  put('list-parts', smallOf(lists, smallBytes.lists))
  const ofEditor = smallOf(editor, smallBytes.editor)
  put(
    'editor-parts',
    lightOnes(ofEditor, graph.neededBy, (id) => everywhere.includes(groups.get(id))),
  )
  put('creative-parts', smallOf(creatives, smallBytes.creatives))
  put('account-parts', smallOf(account, smallBytes.account))
  put('link-parts', smallOf(byLink, smallBytes.byLink))
  const [ofDrafts, ofOtherDrafts] = [neededBy(drafts[0]), neededBy(drafts[1])]
  put(
    'drafts',
    [...ofDrafts].filter((id) => ofOtherDrafts.has(id)),
  )
  const onlyOf = (pages: RegExp) => {
    const starts = graph.starts.filter((id) => !pages.test(id))
    const ofOthers = closure(starts, importedBy)
    return [...ofDrafts].filter((id) => !ofOthers.has(id))
  }
  put('editor', onlyOf(ofEditorAlone))
  put('ad-page', onlyOf(ofOneAd))
  return groups
}

/** Everything that can be reached from `from`, including itself. */
function closure(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(from)
  // A loop over a growing set includes what's added meanwhile.
  for (const id of reached) for (const further of next(id)) reached.add(further)
  return reached
}
