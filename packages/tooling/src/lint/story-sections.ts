import { matchesAny } from '../tree/glob.ts'

type Row = readonly [section: string, globs: readonly string[]]

const designSystem = 'packages/design-system/src'

/** Where a component of the design system is looked for: by the job it does. */
const jobs: readonly Row[] = [
  [
    'Foundations/Layout',
    parts('stack', 'row', 'grid', 'cluster', 'split-pane', 'in-steps', 'visually-hidden', 'surroundings'),
  ],
  ['Foundations/Type', parts('heading', 'text')],
  ['Foundations/Marks', parts('icon', 'tool-icon', 'logo')],
  ['Components/Actions', parts('button', 'button-link', 'link', 'tool-button', 'tool-menu', 'key-caps')],
  [
    'Components/Inputs',
    [
      ...parts('*-field', 'field', 'field-remark', 'radio-option', 'search-list', 'segments', 'form-modal'),
      `${designSystem}/modals/general/{edit-label,title-edit,upload}.*`,
    ],
  ],
  [
    'Components/Navigation',
    parts(
      'popover',
      'popover-panel',
      'disclosure',
      'step-ruler',
      'command-palette',
      'modal-*',
      'hidden-modal-title',
    ),
  ],
  [
    'Components/Data',
    [
      ...parts('ruler', 'pill', 'status-pill', 'avatar', 'differing-words', 'swatches', 'fresh-mark'),
      ...parts('list-frame', 'missing-list', 'empty-list', 'action-bar', 'pick-box'),
      `${designSystem}/patterns/proposal/*`,
    ],
  ],
  [
    'Components/Feedback',
    [
      ...parts('toast', 'notice', '*-notice', '*-note', 'failed-load', 'skeleton', 'spinner', 'save-state'),
      ...parts('connection-band', 'page-progress', 'page-message', 'simulated-mark', 'confirm-modal'),
      `${designSystem}/modals/general/*`,
    ],
  ],
  ['Components/Ads', [`${designSystem}/previews/*`, ...parts('preview-stage', 'creative-picture')]],
  ['Components/Guide', [`${designSystem}/patterns/guide/*`, ...parts('pointing-panel')]],
  ['Components/Money', [`${designSystem}/patterns/money/*`]],
  ['Machines/Parts', [`${designSystem}/patterns/{machine-chart,machine-inspector}/**`]],
]

/** What a person does in Aloft. The first row that matches a file counts. */
const journeys: readonly Row[] = [
  [
    'Account and notifications',
    [
      ...inArea(
        'account',
        'account-settings*',
        '*-section*',
        'change-form-frame*',
        'platform-mark*',
        'pmf-survey*',
      ),
      ...inArea('account', 'contact-sales*', 'notifications*'),
      'apps/web/src/modals/notifications/*',
    ],
  ],
  ['Sign up and log in', inArea('account', '*')],
  ['Brand and briefs', inArea('{scans,briefs,ideas}', '*')],
  ['Create an ad', inArea('ads', 'create/*', 'create-ad*', 'first-ads*', 'max-ads*', 'ai-failed*')],
  [
    'Follow the results',
    [
      ...inArea('ads', 'lists/*', 'autopilot/*'),
      ...inArea('reports', '*'),
      ...inArea('shell', 'brand-root*', 'month-card*', 'overview-*'),
    ],
  ],
  ['Edit an ad', [...inArea('ads', '**'), ...inArea('{balloons,creatives}', '*')]],
  [
    'Launch',
    [
      ...inArea('{launches,publishing}', '*'),
      ...inArea('payments', 'checkout*', 'already-running*', 'confirm-stop*'),
    ],
  ],
  ['Plan and billing', inArea('{plans,payments}', '*')],
  ['Ask Loona', inArea('assistant', '*')],
  ['Emails', ['**/mails/**']],
  ['Inside Aloft', inArea('{admin,dev}', '*')],
  ['Everywhere', ['packages/views/**', 'apps/web/**', `${designSystem}/modals/**`]],
]

const own: readonly Row[] = [
  ['Start', ['stories/start/*']],
  ['Preview lab', ['stories/preview-lab/*']],
  ['Machines', ['stories/machines/*']],
  ['Writing', ['stories/writing/*']],
  ['Screens', ['stories/{emails,linked-pages}.*']],
  ['Foundations', ['stories/*']],
]

/**
 * The section of Storybook in which the stories of a file are found, such as `Components/Actions`. Undefined for a
 * component of the design system whose job isn't known yet.
 */
export function storySection(path: string): string | undefined {
  const known = find(own, path) ?? find(jobs, path)
  if (known) return known
  const journey = find(journeys, path)
  return journey && `Screens/${journey}${shelf(path)}`
}

/** What lies apart within a journey: views come first, without a shelf. */
function shelf(path: string): string {
  if (path.startsWith('apps/web/')) return '/In the app'
  if (path.includes('.view.')) return ''
  return path.includes('.modal.') || path.includes('/modals/') ? '/Modals' : '/Parts'
}

function find(rows: readonly Row[], path: string): string | undefined {
  return rows.find(([, globs]) => matchesAny(path, globs))?.[0]
}

function parts(...names: string[]): string[] {
  return names.flatMap((name) =>
    ['primitives', 'patterns'].map((folder) => `${designSystem}/${folder}/${name}.stories.tsx`),
  )
}

/** The files of an area with these names, in views, screens and modals. */
function inArea(area: string, ...names: string[]): string[] {
  return names.flatMap((name) => [
    `packages/views/src/${area}/${name}`,
    `packages/views/src/${area}/**/${name}`,
    `apps/web/src/{screens,modals}/${area}/${name}`,
    `apps/web/src/{screens,modals}/${area}/**/${name}`,
    `${designSystem}/modals/${area}/${name}`,
  ])
}
