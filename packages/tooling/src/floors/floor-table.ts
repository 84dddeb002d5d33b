/** A folder with its own package.json, and the packages it may import. */
export interface Place {
  /** The package name, as other packages write it. */
  name: string
  /** From the root of the repository. */
  folder: string
  floor: number
  /** Narrows "every lower floor" to these package names; left out, every lower floor is allowed. */
  only?: readonly string[]
  /** Narrows "every higher floor" to these package names: who else may import it. */
  onlyBy?: readonly string[]
  /** Packages of the same floor that it may import, each with the reason. They may not import it. */
  beside?: Readonly<Record<string, string>>
}

/** The floors: code may only import lower floors, and what a place lists in `beside`. */
export const places: readonly Place[] = [
  { name: '@aloft/domain', folder: 'packages/domain', floor: 0 },
  { name: '@aloft/contract', folder: 'packages/contract', floor: 1 },
  { name: '@aloft/messages', folder: 'packages/messages', floor: 1 },
  { name: '@aloft/creative', folder: 'packages/creative', floor: 1 },
  {
    name: '@aloft/mails',
    folder: 'packages/mails',
    floor: 1,
    only: ['@aloft/domain'],
    onlyBy: ['@aloft/server', '@aloft/stories'],
    beside: { '@aloft/messages': 'emails are written in the texts of the catalogue' },
  },
  {
    name: '@aloft/served-pages',
    folder: 'packages/served-pages',
    floor: 1,
    only: ['@aloft/domain'],
    onlyBy: ['@aloft/server', '@aloft/stories'],
    beside: { '@aloft/messages': 'pages are written in the texts of the catalogue' },
  },
  // Its parsers of websites would make every page of the app heavier.
  {
    name: '@aloft/site-reader',
    folder: 'packages/site-reader',
    floor: 1,
    only: ['@aloft/domain'],
    onlyBy: ['@aloft/server', '@aloft/bench'],
  },
  // Its catalogues of trades and interests would make every page heavier.
  {
    name: '@aloft/copywriter',
    folder: 'packages/copywriter',
    floor: 1,
    only: ['@aloft/domain'],
    onlyBy: ['@aloft/server', '@aloft/bench'],
    beside: {
      '@aloft/site-reader':
        'owners write the same sentences into a brief as onto their pages, so one reader of sentences and prices serves both',
    },
  },
  { name: '@aloft/api-client', folder: 'packages/api-client', floor: 2 },
  {
    name: '@aloft/design-system',
    folder: 'packages/design-system',
    floor: 2,
    only: ['@aloft/domain', '@aloft/messages', '@aloft/creative'],
  },
  {
    name: '@aloft/views',
    folder: 'packages/views',
    floor: 2,
    only: ['@aloft/domain', '@aloft/messages', '@aloft/creative'],
    beside: {
      '@aloft/design-system':
        'screens are built of its patterns, which know nothing of the product and so of no screen',
    },
  },
  { name: '@aloft/machines', folder: 'packages/machines', floor: 2 },
  { name: '@aloft/inspector', folder: 'packages/inspector', floor: 2 },
  { name: '@aloft/web', folder: 'apps/web', floor: 3 },
  {
    name: '@aloft/server',
    folder: 'server',
    floor: 3,
    only: [
      '@aloft/domain',
      '@aloft/contract',
      '@aloft/messages',
      '@aloft/creative',
      '@aloft/mails',
      '@aloft/served-pages',
      '@aloft/site-reader',
      '@aloft/copywriter',
    ],
  },
  { name: '@aloft/stories', folder: 'stories', floor: 4 },
  { name: '@aloft/e2e', folder: 'e2e', floor: 5 },
  { name: '@aloft/bench', folder: 'bench', floor: 5 },
]

/** Reads the repository as text: it imports no place, and no place imports it. */
export const tooling: Place = { name: '@aloft/tooling', folder: 'packages/tooling', floor: 0 }

/** Not part of the floors: they may import any place, and no place imports them. */
export const outside: readonly string[] = ['scripts', '.storybook']

/** The package names a place may import. */
export function allowedFor(place: Place): string[] {
  const lower = places.filter(
    ({ floor, onlyBy }) => floor < place.floor && (onlyBy?.includes(place.name) ?? true),
  )
  const names = lower.map(({ name }) => name).filter((name) => place.only?.includes(name) ?? true)
  return [...names, ...Object.keys(place.beside ?? {})]
}

/** The place that contains a path from the root, if any. */
export function placeOf(path: string): Place | undefined {
  return [...places, tooling].find(({ folder }) => path.startsWith(`${folder}/`))
}
