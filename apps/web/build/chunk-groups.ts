import type { Rolldown } from 'vite'

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * The libraries of every page, in one file: many files would be larger, because each is compressed
 * separately, and this one stays cached when the product changes.
 */
const libraries =
  /\/node_modules\/(?:@vanilla-extract|@xstate|i18next|lucide-react|proxy-compare|react|react-dom|react-i18next|react-router|scheduler|use-sync-external-store|valtio|xstate)\//

/** The start of the app, and the primitives that every page needs. */
const start =
  /\/web\/index\.html$|\/primitives\/(?:button|heading|icon|link|logo|pill|ruler|spinner|text|visually-hidden)\.tsx$/

/** Used by every form. */
const fields = /\/primitives\/(?:field|notice|password-field|text-field)\.tsx$|\/views\/use-touched\.ts$/

/** Shared by the account forms besides those; each module alone is only a few hundred bytes. */
const accountForm =
  /\/patterns\/account\/(?:email-field|form-submit|known-password-field|use-checked-form)\.tsx?$/

/** The frame around every page of the product. */
const frame = /\/layouts\/(?:app-page|product)\.layout\.tsx$/

/** The first of those pages, and what it shares with the others. */
const overview = /\/screens\/shell\/brand-root\.screen\.tsx$/

/** Their texts. */
const texts = /\/messages\/src\/en-product\.ts$/

/** The code that runs behind them. */
const background = /\/layouts\/background\.tsx$/

/** Pages for logged-in users without a brand: they have no frame. */
const onboarding = /\/layouts\/onboarding\.layout\.tsx$|\/screens\/onboarding\/[^/]+\.screen\.tsx$/

/** Most visits without a session start with this page. */
const login = /\/layouts\/auth\.layout\.tsx$|\/screens\/account\/login\.screen\.tsx$/

/** Pages that open without a login. */
const open =
  /\/layouts\/(?:balloon-not-found|default|empty|auth)\.layout\.tsx$|\/screens\/account\/(?!account-settings)[^/]+\.screen\.tsx$/

type Group =
  | 'libraries'
  | 'start'
  | 'shared'
  | 'fields'
  | 'account-form'
  | 'signed-in'
  | 'texts'
  | 'frame'
  | 'overview'
  | 'background'

/**
 * Code that's loaded together anyway, in one file per group, because small files compress badly and each is a
 * separate request. A module belongs to the first group that needs it; code that only some pages need stays
 * in separate files.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let groups: ReadonlyMap<string, Group> | undefined
  return [
    { debugName: 'groups', name: (id, context) => (groups ??= groupModules(id, context)).get(id) ?? null },
  ]
}

function groupModules(anyId: string, context: ChunkingContext): Map<string, Group> {
  const infoOf = (id: string) => context.getModuleInfo(id)
  const importedBy = (id: string) => infoOf(id)?.importedIds ?? []
  const importsOf = (id: string) => [...importedBy(id), ...(infoOf(id)?.dynamicallyImportedIds ?? [])]
  const usersOf = (id: string) => [...(infoOf(id)?.importers ?? []), ...(infoOf(id)?.dynamicImporters ?? [])]
  // The app's page leads to all modules, and each of them leads back to it.
  const all = [...closure([...closure([anyId], usersOf)], importsOf)]
  const neededBy = (pattern: RegExp) =>
    closure(
      all.filter((id) => pattern.test(id)),
      importedBy,
    )
  const [ofOpen, ofOnboarding] = [neededBy(open), neededBy(onboarding)]
  const groups = new Map<string, Group>()
  const put = (group: Group, ids: Iterable<string>) => {
    for (const id of ids) if (!groups.has(id)) groups.set(id, group)
  }
  put(
    'libraries',
    all.filter((id) => libraries.test(id)),
  )
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
  put(
    'account-form',
    all.filter((id) => accountForm.test(id)),
  )
  return groups
}

/** Everything that can be reached from `from`, including itself. */
function closure(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(from)
  // A loop over a growing set includes what's added meanwhile.
  for (const id of reached) for (const further of next(id)) reached.add(further)
  return reached
}
