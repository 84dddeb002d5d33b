import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { actions } from '../packages/contract/src/actions.ts'
import { streams } from '../packages/contract/src/streams.ts'
import { modalNames } from '../packages/domain/src/core/modal-names.ts'
import { readProofs } from '../packages/tooling/src/requirements/proofs.ts'
import { readRequirements } from '../packages/tooling/src/requirements/requirement-list.ts'
import { settingsSchema } from '../server/src/env.ts'
import { laneOf } from '../server/src/queue/catalogue.ts'
import { areaTablePages } from './area-tables.ts'
import { componentTablePage } from './component-table.ts'
import { findComponentPage, readWantedComponents } from './find-component-page.ts'
import { machineTablePage } from './machine-table.ts'
import { command, paragraphs, table } from './page.ts'
import type { Page } from './page.ts'
import { requirementTestsPage } from './requirement-tests-page.ts'
import { root } from './root.ts'

// `npm run docs` writes the pages of docs/ and other files generated from tables in the code; `node
// scripts/docs.ts --check` writes nothing and fails if one is stale.

interface SettingField {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
}

type Default = string | number | boolean | readonly string[] | undefined

interface RouteRow {
  readonly page: string
  readonly layout: string
  readonly isPublic: boolean
  readonly isForAdmins?: true
  readonly isAwaited?: true
  readonly leadsTo?: string
}

interface ModalTables {
  readonly names: readonly string[]
  readonly built: Readonly<Record<string, unknown>>
  /** Modals with an address, with its parameters. */
  readonly linked: Readonly<Record<string, object>>
}

interface ActionRow {
  readonly kind: string
  readonly who: string
  readonly isDevelopmentOnly?: true
}

/** docs/settings.md, from the JSON schema of the settings and their defaults. */
export function settingsPage(
  fields: Readonly<Record<string, SettingField>>,
  defaults: Readonly<Record<string, Default>>,
): Page {
  const rows = Object.entries(fields).map(([name, field]) => {
    const text = String(defaults[name] ?? '')
    return [`\`${name}\``, text && `\`${text}\``, valuesOf(field), field.description ?? '']
  })
  const text = [
    '# Settings',
    `The server reads these environment variables once, when it starts. If one is wrong, the server doesn’t start, and says which one and why. An empty variable counts as not set. \`${command}\` writes this page from \`server/src/env.ts\`.`,
    table(['setting', 'default', 'values', 'meaning'], rows),
  ]
  return { path: 'docs/settings.md', text: paragraphs(text) }
}

/** docs/coverage.md, from the tables of pages, modals, calls and jobs. */
export function coveragePage(tables: {
  routes: readonly RouteRow[]
  modals: ModalTables
  actions: Readonly<Record<string, ActionRow>>
  /** Calls that answer with events. */
  streams: Readonly<Record<string, ActionRow>>
  jobs: Readonly<Record<string, string>>
}): Page {
  const pages = tables.routes.map(({ page, layout, isPublic, isForAdmins, isAwaited, leadsTo }) => [
    `\`${page}\``,
    isAwaited ? 'not here yet' : leadsTo ? `leads to \`${leadsTo}\`` : 'built',
    layout,
    isForAdmins ? 'admins' : isPublic ? 'anyone' : 'signed in',
  ])
  const { names, built, linked } = tables.modals
  const modals = names.map((name) => [
    `\`${name}\``,
    Object.hasOwn(built, name) ? 'built' : 'not here yet',
    Object.hasOwn(linked, name) ? addressOf(name, Object.keys(linked[name] ?? {})) : '',
  ])
  const calls = sorted(tables.actions).map(([name, { kind, who, isDevelopmentOnly }]) => [
    `\`${name}\``,
    kind,
    isDevelopmentOnly ? `${who}, not in production` : who,
  ])
  const streamed = sorted(tables.streams).map(([name, { who }]) => [`\`${name}\``, who])
  const jobs = sorted(tables.jobs).map(([name, queue]) => [`\`${name}\``, queue])
  const text = [
    '# What is built',
    `Every page, modal, API call and job. Pages and modals that aren’t built yet are listed too; calls and jobs appear once they exist. \`${command}\` writes this page from \`apps/web/src/routes/\`, \`apps/web/src/modals/tables/\`, \`packages/contract/src/actions.ts\`, \`packages/contract/src/streams.ts\` and \`server/src/queue/catalogue.ts\`.`,
    `## Pages (${pages.filter(([, state]) => state === 'built').length} of ${pages.length} built)`,
    'A page’s address is `/0/` followed by its name; `brand-root` is at `/0` and `/`. A page that isn’t here yet says so when it’s opened, and isn’t in the navigation.',
    table(['page', 'state', 'layout', 'for'], pages),
    `## Modals (${Object.keys(built).length} of ${names.length} built)`,
    'Add a modal’s address to any page of the product to open it there. Modals without an address can only be opened by the product itself.',
    table(['modal', 'state', 'address'], modals),
    `## Calls (${calls.length})`,
    'Payloads and replies are described in the API document, which a running server serves at `/api/openapi.json`.',
    table(['call', 'kind', 'least role'], calls),
    `## Event streams (${streamed.length})`,
    'GET calls that answer with server-sent events.',
    table(['stream', 'least role'], streamed),
    `## Jobs (${jobs.length})`,
    table(['job', 'queue'], jobs),
  ]
  return { path: 'docs/coverage.md', text: paragraphs(text) }
}

/** The paths of pages below `folder` whose file is missing or stale. */
export function stalePages(folder: string, pages: readonly Page[]): string[] {
  return pages
    .filter(({ path, text }) => {
      const file = join(folder, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    .map(({ path }) => path)
}

function addressOf(modal: string, params: readonly string[]): string {
  return `\`${[`?modal=${modal}`, ...params.map((param) => `modal.${param}=…`)].join('&')}\``
}

function valuesOf({ type, enum: values, format, minimum, maximum }: SettingField): string {
  if (values) return values.map((value) => `\`${value}\``).join(' ')
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  if (format === 'uri') return 'address'
  return type === 'string' || type === undefined ? 'text' : type
}

function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

async function readPages(): Promise<Page[]> {
  const { properties = {} } = settingsSchema.toJSONSchema({ io: 'input' })
  const fields = properties as Record<string, SettingField>
  return [
    settingsPage(fields, settingsSchema.parse({})),
    coveragePage({ routes: await readRoutes(), modals: await readModals(), actions, streams, jobs: laneOf }),
    requirementTestsPage(readRequirements(root), readProofs(root)),
    componentTablePage(),
    ...areaTablePages(root),
    machineTablePage(root),
    findComponentPage(await readWantedComponents(root)),
    await readMailFrame(),
  ]
}

// Only imported here, because the compiler is large.
async function readMailFrame(): Promise<Page> {
  const { mailFramePage } = await import('./mail-frame.ts')
  return mailFramePage()
}

// The routes are in a project for the browser, whose types don't belong here.
async function readRoutes(): Promise<RouteRow[]> {
  const read = async (file: string): Promise<unknown> =>
    import(pathToFileURL(join(root, 'apps/web/src', file)).href)
  const { routes } = (await read('routes.ts')) as { routes: RouteRow[] }
  const { pageNames } = (await read('addresses/page-names.ts')) as { pageNames: readonly string[] }
  return routes.toSorted((a, b) => pageNames.indexOf(a.page) - pageNames.indexOf(b.page))
}

async function readModals(): Promise<ModalTables> {
  const read = async (file: string): Promise<unknown> =>
    import(pathToFileURL(join(root, 'apps/web/src/modals', file)).href)
  const { modals: built } = (await read('modal-table.ts')) as { modals: ModalTables['built'] }
  const { linkedModals: linked } = (await read('linked-modals.ts')) as {
    linkedModals: ModalTables['linked']
  }
  return { names: modalNames, built, linked }
}

if (import.meta.main) {
  const pages = await readPages()
  const stale = stalePages(root, pages)
  if (process.argv.includes('--check')) {
    for (const path of stale) console.error(`${path} is stale: run ${command}`)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else {
    for (const { path, text } of pages.filter((page) => stale.includes(page.path))) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
      console.log(path)
    }
  }
}
